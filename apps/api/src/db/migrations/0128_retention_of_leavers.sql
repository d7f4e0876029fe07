DROP INDEX "employees_user";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "retention_years" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "planned_retention_years" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "retention_planned_for" date;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "companies_with_retention" ON "companies" USING btree ("id") WHERE num_nonnulls("companies"."retention_years", "companies"."planned_retention_years") > 0;--> statement-breakpoint
CREATE INDEX "employees_named_leavers" ON "employees" USING btree ("company_id","deactivated_at") WHERE "employees"."state" = 'deactivated' and "employees"."anonymised_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_user" ON "employees" USING btree ("company_id","user_id") WHERE "employees"."user_id" is not null and "employees"."anonymised_at" is null;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_retention" CHECK ("companies"."retention_years" between 1 and 10);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_planned_retention" CHECK ("companies"."planned_retention_years" between 1 and 10 and num_nonnulls("companies"."planned_retention_years", "companies"."retention_planned_for") <> 1);--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_anonymised_left" CHECK ("employees"."anonymised_at" is null or ("employees"."state" = 'deactivated' and "employees"."deactivated_at" is not null));
