ALTER TABLE "company_exports" DROP CONSTRAINT "company_exports_format";--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "file_type" text;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_file" UNIQUE("file");--> statement-breakpoint
ALTER TABLE "company_exports" ADD CONSTRAINT "company_exports_format" CHECK ("company_exports"."format" in ('csv', 'xlsx', 'pdf', 'zip'));