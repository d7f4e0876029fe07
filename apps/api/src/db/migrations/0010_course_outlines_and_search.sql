CREATE TABLE "course_search" (
	"course_id" bigint PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"instructor_id" bigint NOT NULL,
	"level" text NOT NULL,
	"languages" text[] NOT NULL,
	"price" bigint NOT NULL,
	"rating" integer NOT NULL,
	"sold" integer NOT NULL,
	"duration_seconds" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "courses_search";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "outline_ar" text DEFAULT '{"sections":[],"exam":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "outline_en" text DEFAULT '{"sections":[],"exam":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_search_vector" ON "course_search" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "course_search_best_selling" ON "course_search" USING btree ("sold" DESC NULLS FIRST,"course_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "instructors_most_students" ON "instructors" USING btree ("student_count" DESC NULLS FIRST,"id") WHERE "instructors"."state" = 'approved';--> statement-breakpoint
-- What a course page shows of a course's sections, lessons and exam: the one place that says so, as CoursePage (modules/catalogue/schema.ts) has it.
-- Changing it takes a migration that replaces this function and ends in `SELECT keep_outlines(array(SELECT id FROM courses))`.
CREATE FUNCTION course_outline(course bigint, locale text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT row_to_json(outline)::text FROM (SELECT
    coalesce((SELECT json_agg(row_to_json(s)) FROM (
      SELECT s.id, in_language(s.title, locale) AS title, coalesce((SELECT json_agg(row_to_json(l)) FROM (
          SELECT l.id, in_language(l.title, locale) AS title, l.kind, l.duration_seconds, l.free_preview
          FROM lessons l WHERE l.section_id = s.id AND l.retired_at IS NULL ORDER BY l.position) l), '[]') AS lessons
      FROM sections s WHERE s.course_id = course ORDER BY s.position) s), '[]') AS sections,
    (SELECT row_to_json(e) FROM (
      SELECT e.id, in_language(e.title, locale) AS title,
        (SELECT count(*) FROM questions q WHERE q.exam_id = e.id AND q.retired_at IS NULL AND q.pool_id IS NULL)
          + coalesce((SELECT sum(p.draw_count) FROM question_pools p WHERE p.exam_id = e.id), 0) AS question_count, e.time_limit_seconds, e.pass_mark
      FROM exams e WHERE e.course_id = course AND e.section_id IS NULL AND e.published_at IS NOT NULL) e) AS exam
  ) outline
$$;
--> statement-breakpoint
CREATE FUNCTION keep_outlines(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two who change one course at once do so one after the other: the statement after this one sees what the first has written.
  PERFORM FROM courses WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE courses SET outline_ar = course_outline(id, 'ar'), outline_en = course_outline(id, 'en') WHERE id = ANY (ids);
END $$;
--> statement-breakpoint
CREATE FUNCTION outlines_follow_course() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM keep_outlines(array(SELECT DISTINCT course_id FROM new_rows));
    WHEN 'UPDATE' THEN PERFORM keep_outlines(array(SELECT course_id FROM new_rows UNION SELECT course_id FROM old_rows));
    ELSE PERFORM keep_outlines(array(SELECT DISTINCT course_id FROM old_rows));
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION outlines_follow_exam() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN PERFORM keep_outlines(array(SELECT DISTINCT e.course_id FROM new_rows JOIN exams e ON e.id = exam_id));
    WHEN 'UPDATE' THEN PERFORM keep_outlines(array(SELECT e.course_id FROM new_rows JOIN exams e ON e.id = exam_id UNION SELECT e.course_id FROM old_rows JOIN exams e ON e.id = exam_id));
    ELSE PERFORM keep_outlines(array(SELECT DISTINCT e.course_id FROM old_rows JOIN exams e ON e.id = exam_id));
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sections_outline_insert AFTER INSERT ON sections REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER sections_outline_update AFTER UPDATE ON sections REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER sections_outline_delete AFTER DELETE ON sections REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER lessons_outline_insert AFTER INSERT ON lessons REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER lessons_outline_update AFTER UPDATE ON lessons REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER lessons_outline_delete AFTER DELETE ON lessons REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER exams_outline_insert AFTER INSERT ON exams REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER exams_outline_update AFTER UPDATE ON exams REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER exams_outline_delete AFTER DELETE ON exams REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_course();
--> statement-breakpoint
CREATE TRIGGER questions_outline_insert AFTER INSERT ON questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
--> statement-breakpoint
CREATE TRIGGER questions_outline_update AFTER UPDATE ON questions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
--> statement-breakpoint
CREATE TRIGGER questions_outline_delete AFTER DELETE ON questions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
--> statement-breakpoint
CREATE TRIGGER question_pools_outline_insert AFTER INSERT ON question_pools REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
--> statement-breakpoint
CREATE TRIGGER question_pools_outline_update AFTER UPDATE ON question_pools REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
--> statement-breakpoint
CREATE TRIGGER question_pools_outline_delete AFTER DELETE ON question_pools REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION outlines_follow_exam();
--> statement-breakpoint
CREATE FUNCTION courses_keep_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'published' THEN
    DELETE FROM course_search WHERE course_id = NEW.id;
  ELSE
    INSERT INTO course_search (course_id, category_id, instructor_id, level, languages, price, rating, sold, duration_seconds, published_at, vector)
      VALUES (NEW.id, NEW.category_id, NEW.instructor_id, NEW.level, NEW.languages, NEW.price, NEW.rating, NEW.sold, NEW.duration_seconds, NEW.published_at, NEW.search_vector)
      ON CONFLICT (course_id) DO UPDATE SET category_id = excluded.category_id, instructor_id = excluded.instructor_id, level = excluded.level,
        languages = excluded.languages, price = excluded.price, rating = excluded.rating, sold = excluded.sold, duration_seconds = excluded.duration_seconds,
        published_at = excluded.published_at, vector = excluded.vector;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER courses_search AFTER INSERT OR UPDATE OF state, category_id, instructor_id, level, languages, price, rating, sold, duration_seconds,
  published_at, search_vector ON courses FOR EACH ROW EXECUTE FUNCTION courses_keep_search();
--> statement-breakpoint
INSERT INTO course_search (course_id, category_id, instructor_id, level, languages, price, rating, sold, duration_seconds, published_at, vector)
  SELECT id, category_id, instructor_id, level, languages, price, rating, sold, duration_seconds, published_at, search_vector FROM courses WHERE state = 'published' ORDER BY id;
--> statement-breakpoint
SELECT keep_outlines(array(SELECT id FROM courses));
