ALTER TABLE "attempt_allowances" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt_allowances" ADD COLUMN "closes_at" timestamp (3) with time zone;