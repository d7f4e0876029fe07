ALTER TABLE "course_requests" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "course_requests" ADD COLUMN "due_days" integer;--> statement-breakpoint
ALTER TABLE "course_requests" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_requests" ADD CONSTRAINT "course_requests_due" CHECK (num_nonnulls("course_requests"."due_on", "course_requests"."due_days") <= 1);