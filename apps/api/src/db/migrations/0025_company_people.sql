CREATE TABLE "employee_group_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "employee_group_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"department_id" bigint,
	"job" text,
	"joined_after" date,
	CONSTRAINT "employee_group_rules_condition" CHECK (num_nonnulls("employee_group_rules"."department_id", "employee_group_rules"."job", "employee_group_rules"."joined_after") > 0)
);
--> statement-breakpoint
DROP INDEX "employees_name";--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "head_id" bigint;--> statement-breakpoint
ALTER TABLE "employee_group_members" ADD COLUMN "is_by_rule" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_group_rules" ADD CONSTRAINT "employee_group_rules_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_group_rules" ADD CONSTRAINT "employee_group_rules_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_group_rules_group_of" ON "employee_group_rules" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "employee_group_rules_department_of" ON "employee_group_rules" USING btree ("department_id");--> statement-breakpoint
-- Where the reference is emptied with what it names, the row stays the company’s.
ALTER TABLE "departments" ADD CONSTRAINT "departments_head" FOREIGN KEY ("company_id","head_id") REFERENCES "public"."employees"("company_id","id") ON DELETE set null ("head_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departments_head_of" ON "departments" USING btree ("head_id");--> statement-breakpoint
CREATE INDEX "employees_name_arabic_first" ON "employees" USING btree ("company_id",(case when "name_key" collate "C" >= 'a' and "name_key" collate "C" < chr(1424) then '1' else '0' end || "name_key") collate "C","id");--> statement-breakpoint
CREATE INDEX "employees_in_department" ON "employees" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employees_of_manager" ON "employees" USING btree ("company_id","manager_id");--> statement-breakpoint
CREATE INDEX "employees_name" ON "employees" USING btree ("company_id","name_key" collate "C","id");