-- Every word that a product is found by, for "did you mean".
CREATE VIRTUAL TABLE known_word USING fts5vocab (product_words, 'row');
