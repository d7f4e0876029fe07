-- A course as lists show it: the one place that says so, in the shape of CourseCard (modules/catalogue/schema.ts).
CREATE OR REPLACE FUNCTION course_card(c courses, locale text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT row_to_json(card)::text FROM (
    SELECT c.id, in_language(c.title, locale) AS title,
      (SELECT row_to_json(k) FROM (SELECT id, slug, in_language(name, locale) AS name FROM categories WHERE id = c.category_id) k) AS category,
      (SELECT row_to_json(i) FROM (SELECT id, in_language(name, locale) AS name FROM instructors WHERE id = c.instructor_id) i) AS instructor,
      c.level, c.languages, c.price, c.compare_at_price, c.currency, c.rating / 100.0::float8 AS rating, c.rating_count,
      c.duration_seconds, c.lesson_count, c.cover
  ) card
$$;

-- Built from the stored course, for readers that find an old one.
CREATE OR REPLACE FUNCTION build_card(course bigint, locale text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT course_card(c, locale) FROM courses c WHERE c.id = course
$$;

-- What is sent: the stored card, or one built now where that is of an older version. One expression, so that the planner puts it in place.
CREATE OR REPLACE FUNCTION ready_card(course bigint, version integer, card text, locale text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN version = answers_version() THEN card ELSE build_card(course, locale) END
$$;

CREATE OR REPLACE FUNCTION courses_keep_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A name that changes at the same moment waits for the new course, or the new course for it.
  IF TG_OP = 'INSERT' OR NEW.category_id <> OLD.category_id OR NEW.instructor_id <> OLD.instructor_id THEN
    PERFORM FROM categories WHERE id = NEW.category_id FOR NO KEY UPDATE;
    PERFORM FROM instructors WHERE id = NEW.instructor_id FOR NO KEY UPDATE;
  END IF;
  NEW.card_ar := course_card(NEW, 'ar');
  NEW.card_en := course_card(NEW, 'en');
  NEW.card_version := answers_version();
  RETURN NEW;
END $$;

-- Every column that the card shows stands here; naming card_version rebuilds the card.
CREATE OR REPLACE TRIGGER courses_card BEFORE INSERT OR UPDATE OF title, category_id, instructor_id, level, languages, price, compare_at_price, currency,
  rating, rating_count, duration_seconds, lesson_count, cover, card_ar, card_en, card_version ON courses FOR EACH ROW EXECUTE FUNCTION courses_keep_card();

CREATE OR REPLACE FUNCTION categories_keep_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET card_version = 0 WHERE category_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER categories_cards AFTER UPDATE OF name, slug ON categories FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name OR NEW.slug IS DISTINCT FROM OLD.slug) EXECUTE FUNCTION categories_keep_cards();

CREATE OR REPLACE FUNCTION instructors_keep_cards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET card_version = 0 WHERE instructor_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER instructors_cards AFTER UPDATE OF name ON instructors FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION instructors_keep_cards();
