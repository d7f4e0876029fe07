CREATE TABLE "report_branches" (
	"company_id" bigint NOT NULL,
	"branch_id" bigint NOT NULL,
	"department_id" bigint NOT NULL,
	CONSTRAINT "report_branches_once" PRIMARY KEY("company_id","branch_id","department_id")
);
--> statement-breakpoint
ALTER TABLE "report_completion_totals" DROP CONSTRAINT "report_completion_totals_once";--> statement-breakpoint
ALTER TABLE "report_score_totals" DROP CONSTRAINT "report_score_totals_once";--> statement-breakpoint
ALTER TABLE "report_standing_totals" DROP CONSTRAINT "report_standing_totals_once";--> statement-breakpoint
ALTER TABLE "report_time_totals" DROP CONSTRAINT "report_time_totals_once";--> statement-breakpoint
DROP INDEX "report_completion_totals_by_month";--> statement-breakpoint
DROP INDEX "report_completion_totals_by_day";--> statement-breakpoint
DROP INDEX "report_score_totals_by_month";--> statement-breakpoint
DROP INDEX "report_score_totals_by_day";--> statement-breakpoint
DROP INDEX "report_time_totals_by_month";--> statement-breakpoint
ALTER TABLE "report_path_totals" DROP CONSTRAINT "report_path_totals_once";--> statement-breakpoint
ALTER TABLE "report_completion_totals" ADD COLUMN "branch_id" bigint;--> statement-breakpoint
ALTER TABLE "report_score_totals" ADD COLUMN "branch_id" bigint;--> statement-breakpoint
ALTER TABLE "report_standing_totals" ADD COLUMN "branch_id" bigint;--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD COLUMN "branch_id" bigint;--> statement-breakpoint
ALTER TABLE "report_path_totals" ADD COLUMN "branch_id" bigint;--> statement-breakpoint
ALTER TABLE "report_branches" ADD CONSTRAINT "report_branches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_branches_of_department" ON "report_branches" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_completion_totals_by_month" ON "report_completion_totals" USING btree ("company_id","branch_id","group_id","month","course_id");--> statement-breakpoint
CREATE INDEX "report_completion_totals_by_day" ON "report_completion_totals" USING btree ("company_id","branch_id","day","course_id");--> statement-breakpoint
CREATE INDEX "report_score_totals_by_month" ON "report_score_totals" USING btree ("company_id","branch_id","group_id","month","course_id");--> statement-breakpoint
CREATE INDEX "report_score_totals_by_day" ON "report_score_totals" USING btree ("company_id","branch_id","day","course_id");--> statement-breakpoint
CREATE INDEX "report_time_totals_by_month" ON "report_time_totals" USING btree ("company_id","branch_id","group_id","month","course_id");--> statement-breakpoint
ALTER TABLE "report_completion_totals" ADD CONSTRAINT "report_completion_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","branch_id","group_id","course_id","month","day");--> statement-breakpoint
ALTER TABLE "report_score_totals" ADD CONSTRAINT "report_score_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","branch_id","group_id","course_id","month","exam_id","day");--> statement-breakpoint
ALTER TABLE "report_standing_totals" ADD CONSTRAINT "report_standing_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","branch_id","course_id");--> statement-breakpoint
ALTER TABLE "report_time_totals" ADD CONSTRAINT "report_time_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","branch_id","group_id","course_id","month");--> statement-breakpoint
ALTER TABLE "report_path_totals" ADD CONSTRAINT "report_path_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","branch_id","learning_path_id");
--> statement-breakpoint
-- By hand from here on: what a large branch comes to follows what is counted of its departments, as what the whole company comes to does.
CREATE OR REPLACE FUNCTION report_completions_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_completion_totals AS t (company_id, branch_id, group_id, course_id, month, day, assigned, not_started, in_progress, completed, overdue, begun, begun_completed, finished)
  SELECT c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign * sum(c.assigned), s.sign * sum(c.not_started), s.sign * sum(c.in_progress), s.sign * sum(c.completed), s.sign * sum(c.overdue), s.sign * sum(c.begun), s.sign * sum(c.begun_completed), s.sign * sum(c.finished)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE b.branch_id IS NULL OR c.day IS NULL
  GROUP BY c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.day, s.sign ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, branch_id, group_id, course_id, month, day) DO UPDATE SET assigned = t.assigned + excluded.assigned, not_started = t.not_started + excluded.not_started, in_progress = t.in_progress + excluded.in_progress, completed = t.completed + excluded.completed, overdue = t.overdue + excluded.overdue, begun = t.begun + excluded.begun, begun_completed = t.begun_completed + excluded.begun_completed, finished = t.finished + excluded.finished;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_times_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_time_totals AS t (company_id, branch_id, group_id, course_id, month, seconds, people, days)
  SELECT c.company_id, b.branch_id, c.group_id, c.course_id, c.month, s.sign * sum(c.seconds), s.sign * sum(c.people), s.sign * sum(c.days)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE c.day IS NULL
  GROUP BY c.company_id, b.branch_id, c.group_id, c.course_id, c.month, s.sign ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, branch_id, group_id, course_id, month) DO UPDATE SET seconds = t.seconds + excluded.seconds, people = t.people + excluded.people, days = t.days + excluded.days;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_scores_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_score_totals AS t (company_id, branch_id, group_id, course_id, month, exam_id, day, results, passed, percents, hidden)
  SELECT c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.exam_id, c.day, s.sign * sum(c.results), s.sign * sum(c.passed), s.sign * sum(c.percents), s.sign * sum(c.hidden)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE b.branch_id IS NULL OR c.day IS NULL
  GROUP BY c.company_id, b.branch_id, c.group_id, c.course_id, c.month, c.exam_id, c.day, s.sign ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (company_id, branch_id, group_id, course_id, month, exam_id, day) DO UPDATE SET results = t.results + excluded.results, passed = t.passed + excluded.passed, percents = t.percents + excluded.percents, hidden = t.hidden + excluded.hidden;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_standings_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_standing_totals AS t (company_id, branch_id, course_id, assigned, not_started, in_progress, completed, overdue, percents, scores, scored)
  SELECT c.company_id, b.branch_id, c.course_id, s.sign * sum(c.assigned), s.sign * sum(c.not_started), s.sign * sum(c.in_progress), s.sign * sum(c.completed), s.sign * sum(c.overdue), s.sign * sum(c.percents), s.sign * sum(c.scores), s.sign * sum(c.scored)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, b.branch_id, c.course_id, s.sign ORDER BY 1, 2, 3
  ON CONFLICT (company_id, branch_id, course_id) DO UPDATE SET assigned = t.assigned + excluded.assigned, not_started = t.not_started + excluded.not_started, in_progress = t.in_progress + excluded.in_progress, completed = t.completed + excluded.completed, overdue = t.overdue + excluded.overdue, percents = t.percents + excluded.percents, scores = t.scores + excluded.scores, scored = t.scored + excluded.scored;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION report_paths_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_path_totals AS t (company_id, branch_id, learning_path_id, people, assigned, percents)
  SELECT c.company_id, b.branch_id, c.learning_path_id, s.sign * sum(c.people), s.sign * sum(c.assigned), s.sign * sum(c.percents)
  FROM changed c CROSS JOIN LATERAL (SELECT NULL::bigint AS branch_id UNION ALL SELECT r.branch_id FROM report_branches r
      WHERE r.company_id = c.company_id AND r.department_id = c.department_id) b,
    (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, b.branch_id, c.learning_path_id, s.sign ORDER BY 1, 2, 3
  ON CONFLICT (company_id, branch_id, learning_path_id) DO UPDATE SET people = t.people + excluded.people, assigned = t.assigned + excluded.assigned, percents = t.percents + excluded.percents;
  RETURN NULL;
END $$;
