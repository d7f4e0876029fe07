ALTER TABLE "questions" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category" CHECK (char_length("questions"."category") between 1 and 500);