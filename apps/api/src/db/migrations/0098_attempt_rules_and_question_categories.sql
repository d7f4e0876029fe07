ALTER TABLE "attempts" ADD COLUMN "navigation" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "questions_per_page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "negative_marking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "tools" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_navigation" CHECK ("attempts"."navigation" in ('free', 'forward'));--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category" CHECK (char_length("questions"."category") between 1 and 500);--> statement-breakpoint
UPDATE "attempts" a SET "navigation" = x."navigation", "questions_per_page" = x."questions_per_page", "negative_marking" = x."negative_marking", "tools" = x."tools"
  FROM "exams" x WHERE x."id" = a."exam_id" AND (x."navigation", x."questions_per_page", x."negative_marking", x."tools") IS DISTINCT FROM ('free', 1, false, '{}'::text[]);
