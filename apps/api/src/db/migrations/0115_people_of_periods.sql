CREATE TABLE "report_time_gaps" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"course_id" bigint NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_time_totals" DROP CONSTRAINT "report_time_totals_once";--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "firsts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "lasts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "firsts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "lasts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_time_gaps" ADD CONSTRAINT "report_time_gaps_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_time_gaps_of_department" ON "report_time_gaps" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_time_gaps_around" ON "report_time_gaps" USING btree ("company_id","until","since");--> statement-breakpoint
CREATE INDEX "report_time_totals_by_day" ON "report_time_totals" USING btree ("company_id","branch_id","day","course_id");--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD CONSTRAINT "report_time_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","branch_id","group_id","course_id","month","day");
--> statement-breakpoint
-- By hand from here on: the days of the whole company are added up, too, and how many people began and ended.
CREATE OR REPLACE FUNCTION report_times_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_time_totals AS t (company_id, branch_id, group_id, course_id, month, day, seconds, people, days, firsts, lasts)
  SELECT c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign * sum(c.seconds), s.sign * sum(c.people), s.sign * sum(c.days), s.sign * sum(c.firsts), s.sign * sum(c.lasts)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE b.branch_id IS NULL OR c.day IS NULL
  GROUP BY c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, branch_id, group_id, course_id, month, day) DO UPDATE SET seconds = t.seconds + excluded.seconds, people = t.people + excluded.people, days = t.days + excluded.days,
    firsts = t.firsts + excluded.firsts, lasts = t.lasts + excluded.lasts;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO report_time_totals (company_id, group_id, course_id, month, day, seconds, people, days)
SELECT company_id, group_id, course_id, month, day, sum(seconds), sum(people), sum(days) FROM report_times WHERE day IS NOT NULL GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
-- Of what is counted already it is not known who began and ended: all is counted anew, and reports are read from the rows until then.
INSERT INTO report_changes (company_id, department_id) SELECT company_id, department_id FROM report_slices;--> statement-breakpoint
DELETE FROM report_slices;--> statement-breakpoint
UPDATE report_companies SET as_of = NULL;
