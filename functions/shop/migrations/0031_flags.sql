-- Flags of countries (contract 2.14): WebP in base64, 40 by 30 pixels.
CREATE TABLE flag (
  code TEXT PRIMARY KEY,
  webp TEXT NOT NULL
) WITHOUT ROWID;
