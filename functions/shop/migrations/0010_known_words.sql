-- Every search word of the products, for "did you mean".
CREATE VIRTUAL TABLE known_word USING fts5vocab (product_words, 'row');
