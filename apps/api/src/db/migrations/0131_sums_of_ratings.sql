CREATE TABLE "report_rating_totals" (
	"company_id" bigint NOT NULL,
	"branch_id" bigint,
	"course_id" bigint NOT NULL,
	"reviews" integer NOT NULL,
	"stars" integer NOT NULL,
	CONSTRAINT "report_rating_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","branch_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "report_ratings" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"course_id" bigint NOT NULL,
	"reviews" integer NOT NULL,
	"stars" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employee_import_rows" ADD COLUMN "search_text" text GENERATED ALWAYS AS (btrim(regexp_replace(normalize(lower(translate(regexp_replace(normalize(coalesce(cells ->> 'name', '') || ' ' || coalesce(cells ->> 'email', '') || ' ' || coalesce(cells ->> 'number', ''), NFKD), '[\u0300-\u036F\u064B-\u0655\u0670\u0640\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), 'ٱىة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹øØłŁđĐðÐı', 'ايه01234567890123456789oollddddi')), NFC), '\s+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "report_ratings" ADD CONSTRAINT "report_ratings_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_ratings_of_department" ON "report_ratings" USING btree ("company_id","department_id");--> statement-breakpoint
-- By hand from here on: what all departments, and those of a large branch, come to follows what is counted of each.
CREATE FUNCTION report_ratings_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_rating_totals AS t (company_id, branch_id, course_id, reviews, stars)
  SELECT c.company_id, b.branch_id, c.course_id, s.sign * sum(c.reviews), s.sign * sum(c.stars)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, b.branch_id, c.course_id, s.sign ORDER BY 1, 2, 3
  ON CONFLICT (company_id, branch_id, course_id) DO UPDATE SET reviews = t.reviews + excluded.reviews, stars = t.stars + excluded.stars;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER report_ratings_add_up_insert AFTER INSERT ON report_ratings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_ratings_add_up();--> statement-breakpoint
CREATE TRIGGER report_ratings_add_up_delete AFTER DELETE ON report_ratings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_ratings_add_up();--> statement-breakpoint
-- Whatever is said of a course, by whomever, marks the person.
CREATE TRIGGER reviews_report_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_learned();--> statement-breakpoint
CREATE TRIGGER reviews_report_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_learned();--> statement-breakpoint
CREATE TRIGGER reviews_report_update AFTER UPDATE ON reviews FOR EACH ROW
  WHEN ((old.stars, old.hidden_at) IS DISTINCT FROM (new.stars, new.hidden_at)) EXECUTE FUNCTION report_person_learned();--> statement-breakpoint
-- What is counted already has none of these: all of it is counted anew, and read from the rows until then.
INSERT INTO report_changes (company_id, department_id) SELECT company_id, department_id FROM report_slices;
--> statement-breakpoint
DROP INDEX "employee_import_rows_state";--> statement-breakpoint
CREATE INDEX "employee_import_rows_state" ON "employee_import_rows" USING btree ("import_id","state","line","name_key","email_key");