DROP INDEX "employees_of_manager";--> statement-breakpoint
CREATE INDEX "assignments_by_progress" ON "assignments" USING btree ("company_id","percent","id") WHERE "assignments"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "employees_by_job" ON "employees" USING btree ("company_id","job","name_key_en" collate "C","id","department_id");--> statement-breakpoint
CREATE INDEX "employees_by_job_arabic_first" ON "employees" USING btree ("company_id","job",(case when "name_key_ar" collate "C" >= 'a' and "name_key_ar" collate "C" < chr(1424) then '1' else '0' end || "name_key_ar") collate "C","id");--> statement-breakpoint
CREATE INDEX "employees_by_joining" ON "employees" USING btree ("company_id","joined_on","department_id");--> statement-breakpoint
CREATE INDEX "employees_of_manager" ON "employees" USING btree ("company_id","manager_id","department_id");