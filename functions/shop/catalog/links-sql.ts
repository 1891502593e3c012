/**
 * SQL: a JSON object of the current paths by language of a row `l` with `kind` and `target_id`. It queries the two
 * tables separately, because SQLite would scan the whole view page_link for each row.
 */
export const LINKS_OF = `CASE WHEN l.kind = 'product'
  THEN (SELECT json_group_object(language, path) FROM product_text WHERE product_id = l.target_id)
  ELSE (SELECT json_group_object(language, path) FROM link
    WHERE kind = l.kind AND target_id = l.target_id AND moved = 0)
  END`
