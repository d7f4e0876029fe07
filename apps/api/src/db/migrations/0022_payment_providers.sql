CREATE TABLE "moyasar_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded_before" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moyasar_refunds_state" CHECK ("moyasar_refunds"."state" in ('open', 'done', 'refused')),
	CONSTRAINT "moyasar_refunds_amount" CHECK ("moyasar_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "declines" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "moyasar_refunds_one_open" ON "moyasar_refunds" USING btree ("payment_id") WHERE "moyasar_refunds"."state" = 'open';--> statement-breakpoint
UPDATE "payments" SET "declines" = 1 WHERE "state" = 'declined';
