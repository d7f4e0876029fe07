ALTER TABLE "courses" ADD COLUMN "card_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "card_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A text in the reader's language, or in the one there is. One expression, so that the planner puts it in place.
CREATE FUNCTION in_language(texts jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(texts ->> locale, texts ->> 'ar', texts ->> 'en', '')
$$;
--> statement-breakpoint
CREATE FUNCTION list_in_language(lists jsonb, locale text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(lists -> locale, lists -> 'ar', lists -> 'en', '[]')
$$;
--> statement-breakpoint
-- A moment as JavaScript writes it.
CREATE FUNCTION iso_moment(moment timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
-- A course as lists show it: the one place that says so, in the shape of CourseCard (modules/catalogue/schema.ts).
-- Changing it takes a migration that replaces this function and ends in `UPDATE courses SET card_ar = ''`.
CREATE FUNCTION course_card(c courses, locale text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT row_to_json(card)::text FROM (
    SELECT c.id, in_language(c.title, locale) AS title,
      (SELECT row_to_json(k) FROM (SELECT id, slug, in_language(name, locale) AS name FROM categories WHERE id = c.category_id) k) AS category,
      (SELECT row_to_json(i) FROM (SELECT id, in_language(name, locale) AS name FROM instructors WHERE id = c.instructor_id) i) AS instructor,
      c.level, c.languages, c.price, c.compare_at_price, c.currency, c.rating / 100.0::float8 AS rating, c.rating_count,
      c.duration_seconds, c.lesson_count, c.cover
  ) card
$$;
--> statement-breakpoint
CREATE FUNCTION courses_keep_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A name that changes at the same moment waits for the new course, or the new course for it.
  IF TG_OP = 'INSERT' OR NEW.category_id <> OLD.category_id OR NEW.instructor_id <> OLD.instructor_id THEN
    PERFORM FROM categories WHERE id = NEW.category_id FOR NO KEY UPDATE;
    PERFORM FROM instructors WHERE id = NEW.instructor_id FOR NO KEY UPDATE;
  END IF;
  NEW.card_ar := course_card(NEW, 'ar');
  NEW.card_en := course_card(NEW, 'en');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_card BEFORE INSERT OR UPDATE OF title, category_id, instructor_id, level, languages, price, compare_at_price, currency,
  rating, rating_count, duration_seconds, lesson_count, cover, card_ar, card_en ON courses FOR EACH ROW EXECUTE FUNCTION courses_keep_card();
--> statement-breakpoint
CREATE FUNCTION categories_keep_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET card_ar = '' WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_cards AFTER UPDATE OF name, slug ON categories FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name OR NEW.slug IS DISTINCT FROM OLD.slug) EXECUTE FUNCTION categories_keep_cards();
--> statement-breakpoint
CREATE FUNCTION instructors_keep_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET card_ar = '' WHERE instructor_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER instructors_cards AFTER UPDATE OF name ON instructors FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION instructors_keep_cards();
--> statement-breakpoint
UPDATE courses SET card_ar = '';
