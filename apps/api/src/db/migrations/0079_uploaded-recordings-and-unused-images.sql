CREATE TABLE "recording_parts" (
	"recording_id" text NOT NULL,
	"starts_at" bigint NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "recording_parts_recording_id_starts_at_pk" PRIMARY KEY("recording_id","starts_at"),
	CONSTRAINT "recording_parts_file_unique" UNIQUE("file"),
	CONSTRAINT "recording_parts_bytes" CHECK ("recording_parts"."bytes" > 0 and "recording_parts"."starts_at" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" bigint NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"refusal" text,
	"media" text,
	"poster" text,
	"is_optimised" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_state" CHECK ("recordings"."state" in ('uploading', 'preparing', 'ready', 'refused')),
	CONSTRAINT "recordings_refusal" CHECK ("recordings"."refusal" in ('kind', 'codec', 'length', 'unprepared')),
	CONSTRAINT "recordings_bytes" CHECK ("recordings"."bytes" > 0 and "recordings"."received" between 0 and "recordings"."bytes"),
	CONSTRAINT "recordings_whole" CHECK ("recordings"."state" = 'uploading' or "recordings"."received" = "recordings"."bytes"),
	CONSTRAINT "recordings_ready" CHECK (("recordings"."state" = 'ready') = ("recordings"."media" is not null)),
	CONSTRAINT "recordings_refused" CHECK (("recordings"."state" = 'refused') = ("recordings"."refusal" is not null))
);
--> statement-breakpoint
ALTER TABLE "course_images" ADD COLUMN "unused_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recording_parts" ADD CONSTRAINT "recording_parts_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_shown" ON "recordings" USING btree ("lesson_id") WHERE "recordings"."state" = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_coming" ON "recordings" USING btree ("lesson_id") WHERE "recordings"."state" <> 'ready';