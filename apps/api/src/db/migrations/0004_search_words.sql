CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "courses_title_trigrams";--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION search_words_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word FROM new_rows, regexp_split_to_table(title_folded, '[\s[:punct:]،؛؟«»…]+') word WHERE length(word) BETWEEN 3 AND 40
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_words_insert AFTER INSERT ON courses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_keep();
--> statement-breakpoint
CREATE FUNCTION search_words_keep_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word FROM new_rows n JOIN old_rows o ON o.id = n.id AND o.title_folded <> n.title_folded,
      regexp_split_to_table(n.title_folded, '[\s[:punct:]،؛؟«»…]+') word WHERE length(word) BETWEEN 3 AND 40
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_words_update AFTER UPDATE ON courses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search_words_keep_changed();
--> statement-breakpoint
INSERT INTO search_words (word)
  SELECT DISTINCT word FROM courses, regexp_split_to_table(title_folded, '[\s[:punct:]،؛؟«»…]+') word WHERE length(word) BETWEEN 3 AND 40
  ON CONFLICT DO NOTHING;
