-- Flags of countries: WebP in base64, 40 by 30 pixels.
CREATE TABLE flag (
  code TEXT PRIMARY KEY,
  webp TEXT NOT NULL
) WITHOUT ROWID;
