ALTER TABLE "exams" ADD COLUMN "tools" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_tools" CHECK ("exams"."tools" <@ array['calculator', 'notes']);