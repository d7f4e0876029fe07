CREATE TABLE "enrolment_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrolment_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" bigint NOT NULL,
	"added" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "outline_ar" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "outline_en" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "card_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "outline_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolment_deltas" ADD CONSTRAINT "enrolment_deltas_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A change of neither state, category nor instructor counts nothing, and so waits for no other course of theirs.
CREATE OR REPLACE FUNCTION courses_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NOT EXISTS (SELECT FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.state, n.category_id, n.instructor_id) IS DISTINCT FROM (o.state, o.category_id, o.instructor_id)) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM count_by('courses_published', (SELECT count(*) FROM new_rows WHERE state = 'published'));
    UPDATE categories c SET course_count = course_count + n.added FROM
      (SELECT category_id, count(*) AS added FROM new_rows WHERE state = 'published' GROUP BY category_id) n WHERE n.category_id = c.id;
    UPDATE instructors i SET course_count = course_count + n.added FROM
      (SELECT instructor_id, count(*) AS added FROM new_rows WHERE state = 'published' GROUP BY instructor_id) n WHERE n.instructor_id = i.id;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM count_by('courses_published', -(SELECT count(*) FROM old_rows WHERE state = 'published'));
    UPDATE categories c SET course_count = course_count - o.gone FROM
      (SELECT category_id, count(*) AS gone FROM old_rows WHERE state = 'published' GROUP BY category_id) o WHERE o.category_id = c.id;
    UPDATE instructors i SET course_count = course_count - o.gone FROM
      (SELECT instructor_id, count(*) AS gone FROM old_rows WHERE state = 'published' GROUP BY instructor_id) o WHERE o.instructor_id = i.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Enrolling appends: two learners of one course, or of one instructor, do not wait for each other. A job adds it up.
CREATE OR REPLACE FUNCTION enrolments_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_by('enrolments', (SELECT count(*) FROM new_rows));
  INSERT INTO enrolment_deltas (course_id, added) SELECT course_id, count(*) FROM new_rows GROUP BY course_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever public answers show, whoever changes it (a review changes its course): each host forgets the answers that it has cached (modules/catalogue/watch-catalogue.ts).
CREATE FUNCTION catalogue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('masar_catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER courses_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON courses FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER instructors_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON instructors FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER faqs_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER pages_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON pages FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER settings_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER countries_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON countries FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER cities_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON cities FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER job_names_catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON job_names FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
-- Of accounts, the catalogue shows the names of reviewers and the pictures of instructors.
CREATE TRIGGER users_catalogue_changed AFTER UPDATE OF name, avatar ON users FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name OR NEW.avatar IS DISTINCT FROM OLD.avatar) EXECUTE FUNCTION catalogue_changed();
