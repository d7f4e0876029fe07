CREATE TABLE "learning_days" (
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "learning_days_user_id_course_id_day_pk" PRIMARY KEY("user_id","course_id","day"),
	CONSTRAINT "learning_days_seconds" CHECK ("learning_days"."seconds" between 1 and 86400)
);
--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_of_employee" ON "assignments" USING btree ("company_id","employee_id","course_id");--> statement-breakpoint
CREATE INDEX "assignments_created" ON "assignments" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "assignments_completed" ON "assignments" USING btree ("company_id","completed_at") WHERE "assignments"."state" = 'completed';
--> statement-breakpoint
-- What was counted by lesson alone stands on the last day on which it grew, in the zone of companies.
INSERT INTO "learning_days" ("user_id", "course_id", "day", "seconds")
SELECT "user_id", "course_id", (coalesce("active_at", "updated_at") AT TIME ZONE 'Asia/Riyadh')::date, least(86400, sum("seconds_seen"))
FROM "lesson_progress" WHERE "seconds_seen" > 0 GROUP BY 1, 2, 3;
