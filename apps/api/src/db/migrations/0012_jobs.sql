CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unique_key" text,
	"group_key" text,
	"every_seconds" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"lease_token" text,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'running', 'done', 'dead', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique" ON "jobs" USING btree ("name","unique_key") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("priority" DESC NULLS LAST,"run_at","id") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_leases" ON "jobs" USING btree ("lease_until") WHERE "jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_groups" ON "jobs" USING btree ("group_key","id") WHERE "jobs"."group_key" is not null and "jobs"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at") WHERE "jobs"."finished_at" is not null;