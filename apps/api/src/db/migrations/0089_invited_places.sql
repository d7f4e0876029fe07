ALTER TABLE "employee_import_rows" ADD COLUMN "manager_email" text;--> statement-breakpoint
ALTER TABLE "employee_import_rows" ADD COLUMN "group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;