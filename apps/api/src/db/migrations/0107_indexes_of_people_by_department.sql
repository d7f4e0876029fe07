DROP INDEX "employees_state";--> statement-breakpoint
DROP INDEX "employees_in_department";--> statement-breakpoint
CREATE INDEX "employees_present" ON "employees" USING btree ("company_id","department_id") WHERE "employees"."state" <> 'deactivated';--> statement-breakpoint
CREATE INDEX "employees_state" ON "employees" USING btree ("company_id","state","department_id");--> statement-breakpoint
CREATE INDEX "employees_in_department" ON "employees" USING btree ("company_id","department_id","id");