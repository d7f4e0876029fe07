ALTER TABLE "notes" ADD COLUMN "quote" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "search_folded" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_client_key" UNIQUE("user_id","client_key");--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_one_place" CHECK (num_nonnulls("notes"."position", "notes"."quote") <= 1);--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_position" CHECK ("notes"."position" >= 0);--> statement-breakpoint
-- Search of notes that are there already; what is written from now on is folded as it is written.
UPDATE "notes" SET "search_folded" = lower("text");
