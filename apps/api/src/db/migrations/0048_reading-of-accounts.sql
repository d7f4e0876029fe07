ALTER TABLE "users" ADD COLUMN "calendar" text DEFAULT 'gregory' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digits" text DEFAULT 'latn' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_calendar" CHECK ("users"."calendar" in ('gregory', 'hijri', 'both'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_digits" CHECK ("users"."digits" in ('latn', 'arab'));