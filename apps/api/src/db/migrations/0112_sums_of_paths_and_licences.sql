CREATE TABLE "report_licence_totals" (
	"company_id" bigint NOT NULL,
	"pool_id" bigint NOT NULL,
	"finished" integer NOT NULL,
	CONSTRAINT "report_licence_totals_once" PRIMARY KEY("company_id","pool_id")
);
--> statement-breakpoint
CREATE TABLE "report_licences" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"pool_id" bigint NOT NULL,
	"finished" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_path_totals" (
	"company_id" bigint NOT NULL,
	"learning_path_id" bigint NOT NULL,
	"people" integer NOT NULL,
	"assigned" integer NOT NULL,
	"percents" bigint NOT NULL,
	CONSTRAINT "report_path_totals_once" PRIMARY KEY("company_id","learning_path_id")
);
--> statement-breakpoint
CREATE TABLE "report_paths" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"learning_path_id" bigint NOT NULL,
	"people" integer NOT NULL,
	"assigned" integer NOT NULL,
	"percents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_licences" ADD CONSTRAINT "report_licences_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_paths" ADD CONSTRAINT "report_paths_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_licences_of_department" ON "report_licences" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_paths_of_department" ON "report_paths" USING btree ("company_id","department_id");--> statement-breakpoint
-- By hand from here on: what all departments come to follows what is counted of each.
CREATE FUNCTION report_paths_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_path_totals AS t (company_id, learning_path_id, people, assigned, percents)
  SELECT c.company_id, c.learning_path_id, s.sign * sum(c.people), s.sign * sum(c.assigned), s.sign * sum(c.percents)
  FROM changed c, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, c.learning_path_id, s.sign ORDER BY 1, 2
  ON CONFLICT (company_id, learning_path_id) DO UPDATE SET people = t.people + excluded.people, assigned = t.assigned + excluded.assigned,
    percents = t.percents + excluded.percents;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION report_licences_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_licence_totals AS t (company_id, pool_id, finished)
  SELECT c.company_id, c.pool_id, s.sign * sum(c.finished)
  FROM changed c, (SELECT CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END AS sign) s
  GROUP BY c.company_id, c.pool_id, s.sign ORDER BY 1, 2
  ON CONFLICT (company_id, pool_id) DO UPDATE SET finished = t.finished + excluded.finished;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER report_paths_add_up_insert AFTER INSERT ON report_paths REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_paths_add_up();--> statement-breakpoint
CREATE TRIGGER report_paths_add_up_delete AFTER DELETE ON report_paths REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_paths_add_up();--> statement-breakpoint
CREATE TRIGGER report_licences_add_up_insert AFTER INSERT ON report_licences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_licences_add_up();--> statement-breakpoint
CREATE TRIGGER report_licences_add_up_delete AFTER DELETE ON report_licences REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_licences_add_up();--> statement-breakpoint
-- What is counted already has none of these: all of it is counted anew, and read from the rows until then.
INSERT INTO report_changes (company_id, department_id) SELECT company_id, department_id FROM report_slices;
