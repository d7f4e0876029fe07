CREATE TABLE "calendar_feeds" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "live_corrections" (
	"lesson_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"seconds" integer NOT NULL,
	"corrected_by" bigint NOT NULL,
	"corrected_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_corrections_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id"),
	CONSTRAINT "live_corrections_seconds" CHECK ("live_corrections"."seconds" between 0 and 43200)
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"lesson_id" bigint PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"join_url" text,
	"moved_from" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded_day_before" timestamp (3) with time zone,
	"reminded_soon_before" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_sessions_span" CHECK ("live_sessions"."ends_at" > "live_sessions"."starts_at" and "live_sessions"."ends_at" <= "live_sessions"."starts_at" + interval '12 hours'),
	CONSTRAINT "live_sessions_join_url" CHECK ("live_sessions"."join_url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "live_visits" (
	"lesson_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "live_visits_lesson_id_user_id_key_pk" PRIMARY KEY("lesson_id","user_id","key"),
	CONSTRAINT "live_visits_seconds" CHECK ("live_visits"."seconds" between 0 and 172800)
);
--> statement-breakpoint
DROP INDEX "lessons_to_measure";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_corrections" ADD CONSTRAINT "live_corrections_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_corrections" ADD CONSTRAINT "live_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_corrections" ADD CONSTRAINT "live_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_visits" ADD CONSTRAINT "live_visits_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_visits" ADD CONSTRAINT "live_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_corrections_person" ON "live_corrections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_sessions_start" ON "live_sessions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "live_visits_person" ON "live_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lessons_to_measure" ON "lessons" USING btree ("id") WHERE "lessons"."kind" in ('video', 'live') and "lessons"."media" is not null and "lessons"."media_tenths" is null;