CREATE TABLE "attempt_contacts" (
	"attempt_id" bigint PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_disconnections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_disconnections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"page" text NOT NULL,
	"measured_by" text NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"returned_by" bigint,
	CONSTRAINT "attempt_disconnections_page" CHECK ("attempt_disconnections"."page" in ('same', 'new', 'none')),
	CONSTRAINT "attempt_disconnections_measured" CHECK ("attempt_disconnections"."measured_by" in ('server', 'browser')),
	CONSTRAINT "attempt_disconnections_length" CHECK ("attempt_disconnections"."ended_at" > "attempt_disconnections"."began_at")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "key_shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attempt_contacts" ADD CONSTRAINT "attempt_contacts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_disconnections" ADD CONSTRAINT "attempt_disconnections_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_disconnections" ADD CONSTRAINT "attempt_disconnections_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_disconnections_attempt" ON "attempt_disconnections" USING btree ("attempt_id");--> statement-breakpoint
-- Whether their right answers were on a screen is not known any more: they are not opened again.
UPDATE "attempts" SET "key_shown_at" = "submitted_at" WHERE "submitted_at" IS NOT NULL;
