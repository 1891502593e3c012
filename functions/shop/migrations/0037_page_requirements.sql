-- The rules of a page's form fields.
CREATE TABLE page_requirement (
  page        TEXT NOT NULL,
  field       TEXT NOT NULL,
  is_shown    INTEGER NOT NULL,
  is_required INTEGER NOT NULL,
  -- The maximum number of characters.
  most        INTEGER NOT NULL,
  PRIMARY KEY (page, field)
) WITHOUT ROWID;

INSERT INTO page_requirement (page, field, is_shown, is_required, most) VALUES
  ('customer-insert-address-modal', 'title', 1, 1, 50),
  ('customer-insert-address-modal', 'fullname', 1, 1, 100),
  ('customer-insert-address-modal', 'mobile_phone', 1, 1, 40),
  ('customer-insert-address-modal', 'home_phone', 0, 0, 40),
  ('customer-insert-address-modal', 'country', 1, 1, 100),
  ('customer-insert-address-modal', 'province', 1, 1, 100),
  ('customer-insert-address-modal', 'city', 1, 1, 100),
  ('customer-insert-address-modal', 'town', 1, 0, 100),
  ('customer-insert-address-modal', 'district', 1, 0, 100),
  ('customer-insert-address-modal', 'address', 1, 1, 255),
  ('customer-insert-address-modal', 'post_code', 1, 0, 12),
  ('customer-insert-address-modal', 'identity_number', 1, 0, 11),
  ('customer-insert-address-modal', 'nationality', 0, 0, 60),
  ('customer-insert-address-modal', 'is_company_active', 1, 0, 1),
  ('customer-insert-address-modal', 'company', 1, 1, 150),
  ('customer-insert-address-modal', 'tax_office', 1, 1, 100),
  ('customer-insert-address-modal', 'tax_number', 1, 1, 20),
  ('customer-insert-address-modal', 'has_e_invoice', 1, 0, 1);

ALTER TABLE address ADD COLUMN nationality TEXT NOT NULL DEFAULT '';
