const COLUMNS = `CAST(s.id AS TEXT) AS id, s.title AS Ad, s.address AS Adres, s.quarter AS Semt,
  'TR' AS Ulke, 'Türkiye' AS UlkeAdi, s.city_code AS Il, c.title AS IlAdi,
  s.town_code AS Ilce, t.title AS IlceAdi, s.phone AS Telefon, s.mail AS Mail,
  '' AS Foto1, '' AS seo_link, CAST(s.is_delivery AS TEXT) AS is_delivery_store`
const FROM = `FROM store s JOIN city c ON c.code = s.city_code JOIN town t ON t.code = s.town_code`

/** A store as the wire has it. */
export type StoreRow = {
  id: string
  Ad: string
  Adres: string
  Semt: string
  Ulke: string
  UlkeAdi: string
  Il: string
  IlAdi: string
  Ilce: string
  IlceAdi: string
  Telefon: string
  Mail: string
  Foto1: string
  seo_link: string
  is_delivery_store: string
}

export async function listStores(db: D1Database, city: string, town: string): Promise<StoreRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} ${FROM}
       WHERE (?1 = '' OR s.city_code = ?1) AND (?2 = '' OR s.town_code = ?2) ORDER BY s.id`,
    )
    .bind(city, town)
    .all<StoreRow>()
  return results
}

/** The title of the store that supplies a cart; '' where none is chosen or needed. */
export async function storeOfCart(db: D1Database, session: string): Promise<string> {
  const name = await db
    .prepare(
      `SELECT s.title || ', ' || t.title || ' / ' || c.title AS name ${FROM}
       WHERE s.id = (SELECT store_id FROM session WHERE id = ?1)
         AND EXISTS (
           SELECT 1 FROM cart_line l JOIN product p ON p.id = l.product_id
           WHERE l.session_id = ?1 AND p.needs_store = 1
         )`,
    )
    .bind(session)
    .first<string>('name')
  return name ?? ''
}

export function findStore(db: D1Database, id: number): Promise<StoreRow | null> {
  return db.prepare(`SELECT ${COLUMNS} ${FROM} WHERE s.id = ?1`).bind(id).first<StoreRow>()
}
