ALTER TABLE "waivers" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "file_type" text;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_file" UNIQUE("file");