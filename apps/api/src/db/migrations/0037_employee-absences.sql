CREATE TABLE "employee_absences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"left_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "left_voluntarily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "joining_links" ADD COLUMN "created_by" bigint;--> statement-breakpoint
ALTER TABLE "employee_absences" ADD CONSTRAINT "employee_absences_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_absences_of" ON "employee_absences" USING btree ("employee_id");--> statement-breakpoint
ALTER TABLE "joining_links" ADD CONSTRAINT "joining_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joining_links_created_by" ON "joining_links" USING btree ("created_by");--> statement-breakpoint
-- Whoever has left is away from then on.
INSERT INTO "employee_absences" ("company_id", "employee_id", "left_at")
SELECT "company_id", "id", "deactivated_at" FROM "employees" WHERE "state" = 'deactivated' AND "deactivated_at" IS NOT NULL;--> statement-breakpoint
-- The latest act on those who have left says whether it was their own.
UPDATE "employees" e SET "left_voluntarily" = true
WHERE e."state" = 'deactivated' AND 'employee.leave' = (
  SELECT a."action" FROM "audit_log" a
  WHERE a."chain" = 'company-' || e."company_id" AND a."subject_type" = 'employee' AND a."subject_id" = e."id"
    AND a."action" IN ('employee.leave', 'employee.deactivate', 'employee.reactivate', 'employee.invite')
  ORDER BY a."id" DESC LIMIT 1);
