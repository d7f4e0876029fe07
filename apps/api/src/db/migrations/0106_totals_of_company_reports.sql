CREATE TABLE "report_completion_totals" (
	"company_id" bigint NOT NULL,
	"group_id" bigint,
	"course_id" bigint,
	"month" integer,
	"day" date,
	"assigned" integer NOT NULL,
	"not_started" integer NOT NULL,
	"in_progress" integer NOT NULL,
	"completed" integer NOT NULL,
	"overdue" integer NOT NULL,
	"begun" integer NOT NULL,
	"begun_completed" integer NOT NULL,
	"finished" integer NOT NULL,
	CONSTRAINT "report_completion_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","group_id","course_id","month","day")
);
--> statement-breakpoint
CREATE TABLE "report_score_totals" (
	"company_id" bigint NOT NULL,
	"group_id" bigint,
	"course_id" bigint,
	"month" integer,
	"exam_id" bigint,
	"day" date,
	"results" integer NOT NULL,
	"passed" integer NOT NULL,
	"percents" numeric(16, 2) NOT NULL,
	"hidden" integer NOT NULL,
	CONSTRAINT "report_score_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","group_id","course_id","month","exam_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_standing_totals" (
	"company_id" bigint NOT NULL,
	"course_id" bigint,
	"assigned" integer NOT NULL,
	"not_started" integer NOT NULL,
	"in_progress" integer NOT NULL,
	"completed" integer NOT NULL,
	"overdue" integer NOT NULL,
	"percents" bigint NOT NULL,
	"scores" bigint NOT NULL,
	"scored" integer NOT NULL,
	CONSTRAINT "report_standing_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "report_time_totals" (
	"company_id" bigint NOT NULL,
	"group_id" bigint,
	"course_id" bigint,
	"month" integer,
	"seconds" bigint NOT NULL,
	"people" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "report_time_totals_once" UNIQUE NULLS NOT DISTINCT("company_id","group_id","course_id","month")
);
--> statement-breakpoint
ALTER TABLE "report_standings" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "report_completion_totals_by_month" ON "report_completion_totals" USING btree ("company_id","group_id","month","course_id");--> statement-breakpoint
CREATE INDEX "report_completion_totals_by_day" ON "report_completion_totals" USING btree ("company_id","day","course_id");--> statement-breakpoint
CREATE INDEX "report_score_totals_by_month" ON "report_score_totals" USING btree ("company_id","group_id","month","course_id");--> statement-breakpoint
CREATE INDEX "report_score_totals_by_day" ON "report_score_totals" USING btree ("company_id","day","course_id");--> statement-breakpoint
CREATE INDEX "report_time_totals_by_month" ON "report_time_totals" USING btree ("company_id","group_id","month","course_id");
--> statement-breakpoint
CREATE FUNCTION report_completions_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_completion_totals AS t (company_id, group_id, course_id, month, day, assigned, not_started, in_progress, completed, overdue, begun, begun_completed, finished)
  SELECT c.company_id, c.group_id, c.course_id, c.month, c.day, s.sign * sum(c.assigned), s.sign * sum(c.not_started), s.sign * sum(c.in_progress), s.sign * sum(c.completed),
    s.sign * sum(c.overdue), s.sign * sum(c.begun), s.sign * sum(c.begun_completed), s.sign * sum(c.finished)
  FROM changed c, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, c.group_id, c.course_id, c.month, c.day, s.sign ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (company_id, group_id, course_id, month, day) DO UPDATE SET assigned = t.assigned + excluded.assigned, not_started = t.not_started + excluded.not_started,
    in_progress = t.in_progress + excluded.in_progress, completed = t.completed + excluded.completed, overdue = t.overdue + excluded.overdue, begun = t.begun + excluded.begun,
    begun_completed = t.begun_completed + excluded.begun_completed, finished = t.finished + excluded.finished;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION report_times_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_time_totals AS t (company_id, group_id, course_id, month, seconds, people, days)
  SELECT c.company_id, c.group_id, c.course_id, c.month, s.sign * sum(c.seconds), s.sign * sum(c.people), s.sign * sum(c.days)
  FROM changed c, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s WHERE c.day IS NULL
  GROUP BY c.company_id, c.group_id, c.course_id, c.month, s.sign ORDER BY 1, 2, 3, 4
  ON CONFLICT (company_id, group_id, course_id, month) DO UPDATE SET seconds = t.seconds + excluded.seconds, people = t.people + excluded.people, days = t.days + excluded.days;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION report_scores_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_score_totals AS t (company_id, group_id, course_id, exam_id, month, day, results, passed, percents, hidden)
  SELECT c.company_id, c.group_id, c.course_id, c.exam_id, c.month, c.day, s.sign * sum(c.results), s.sign * sum(c.passed), s.sign * sum(c.percents), s.sign * sum(c.hidden)
  FROM changed c, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, c.group_id, c.course_id, c.exam_id, c.month, c.day, s.sign ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (company_id, group_id, course_id, month, exam_id, day) DO UPDATE SET results = t.results + excluded.results, passed = t.passed + excluded.passed,
    percents = t.percents + excluded.percents, hidden = t.hidden + excluded.hidden;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION report_standings_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_standing_totals AS t (company_id, course_id, assigned, not_started, in_progress, completed, overdue, percents, scores, scored)
  SELECT c.company_id, c.course_id, s.sign * sum(c.assigned), s.sign * sum(c.not_started), s.sign * sum(c.in_progress), s.sign * sum(c.completed), s.sign * sum(c.overdue),
    s.sign * sum(c.percents), s.sign * sum(c.scores), s.sign * sum(c.scored)
  FROM changed c, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, c.course_id, s.sign ORDER BY 1, 2
  ON CONFLICT (company_id, course_id) DO UPDATE SET assigned = t.assigned + excluded.assigned, not_started = t.not_started + excluded.not_started,
    in_progress = t.in_progress + excluded.in_progress, completed = t.completed + excluded.completed, overdue = t.overdue + excluded.overdue,
    percents = t.percents + excluded.percents, scores = t.scores + excluded.scores, scored = t.scored + excluded.scored;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER report_completions_add_up_insert AFTER INSERT ON report_completions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_completions_add_up();--> statement-breakpoint
CREATE TRIGGER report_completions_add_up_delete AFTER DELETE ON report_completions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_completions_add_up();
--> statement-breakpoint
CREATE TRIGGER report_times_add_up_insert AFTER INSERT ON report_times REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_times_add_up();--> statement-breakpoint
CREATE TRIGGER report_times_add_up_delete AFTER DELETE ON report_times REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_times_add_up();
--> statement-breakpoint
CREATE TRIGGER report_scores_add_up_insert AFTER INSERT ON report_scores REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_scores_add_up();--> statement-breakpoint
CREATE TRIGGER report_scores_add_up_delete AFTER DELETE ON report_scores REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_scores_add_up();
--> statement-breakpoint
CREATE TRIGGER report_standings_add_up_insert AFTER INSERT ON report_standings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_standings_add_up();--> statement-breakpoint
CREATE TRIGGER report_standings_add_up_delete AFTER DELETE ON report_standings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_standings_add_up();
--> statement-breakpoint
INSERT INTO report_completion_totals (company_id, group_id, course_id, month, day, assigned, not_started, in_progress, completed, overdue, begun, begun_completed, finished)
SELECT company_id, group_id, course_id, month, day, sum(assigned), sum(not_started), sum(in_progress), sum(completed), sum(overdue), sum(begun), sum(begun_completed), sum(finished)
FROM report_completions GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO report_time_totals (company_id, group_id, course_id, month, seconds, people, days)
SELECT company_id, group_id, course_id, month, sum(seconds), sum(people), sum(days) FROM report_times WHERE day IS NULL GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO report_score_totals (company_id, group_id, course_id, exam_id, month, day, results, passed, percents, hidden)
SELECT company_id, group_id, course_id, exam_id, month, day, sum(results), sum(passed), sum(percents), sum(hidden) FROM report_scores GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
INSERT INTO report_standing_totals (company_id, course_id, assigned, not_started, in_progress, completed, overdue, percents, scores, scored)
SELECT company_id, course_id, sum(assigned), sum(not_started), sum(in_progress), sum(completed), sum(overdue), sum(percents), sum(scores), sum(scored)
FROM report_standings GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO report_standings (company_id, department_id, course_id, assigned, not_started, in_progress, completed, overdue, percents, scores, scored)
SELECT company_id, department_id, NULL, sum(assigned), sum(not_started), sum(in_progress), sum(completed), sum(overdue), sum(percents), sum(scores), sum(scored)
FROM report_standings GROUP BY 1, 2;
