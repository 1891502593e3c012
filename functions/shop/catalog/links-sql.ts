/** SQL: JSON of the paths by language of row `l`, from two tables: SQLite would scan all of the view page_link. */
export const LINKS_OF = `CASE WHEN l.kind = 'product'
  THEN (SELECT json_group_object(language, path) FROM product_text WHERE product_id = l.target_id)
  ELSE (SELECT json_group_object(language, path) FROM link
    WHERE kind = l.kind AND target_id = l.target_id AND moved = 0)
  END`
