CREATE TABLE "discussion_follows" (
	"question_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussion_follows_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "discussion_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussion_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"discussion_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "discussion_reports_person" UNIQUE("discussion_id","user_id"),
	CONSTRAINT "discussion_reports_reason" CHECK ("discussion_reports"."reason" in ('spam', 'abuse', 'personal_data', 'cheating', 'other'))
);
--> statement-breakpoint
CREATE TABLE "discussion_votes" (
	"discussion_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discussion_votes_discussion_id_user_id_pk" PRIMARY KEY("discussion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_fault_reports" (
	"fault_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_fault_reports_fault_id_user_id_pk" PRIMARY KEY("fault_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_faults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_faults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lesson_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"position" integer,
	"quote" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "lesson_faults_kind" CHECK ("lesson_faults"."kind" in ('wrong', 'broken', 'unclear')),
	CONSTRAINT "lesson_faults_one_place" CHECK (num_nonnulls("lesson_faults"."position", "lesson_faults"."quote") <= 1),
	CONSTRAINT "lesson_faults_position" CHECK ("lesson_faults"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lesson_passages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lesson_passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lesson_id" bigint NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"search_vector" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "lesson_passages_language" CHECK ("lesson_passages"."language" in ('ar', 'en')),
	CONSTRAINT "lesson_passages_kind" CHECK ("lesson_passages"."kind" in ('title', 'text', 'caption'))
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "search_vector" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discussion_follows" ADD CONSTRAINT "discussion_follows_question_id_discussions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_follows" ADD CONSTRAINT "discussion_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_reports" ADD CONSTRAINT "discussion_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_votes" ADD CONSTRAINT "discussion_votes_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_votes" ADD CONSTRAINT "discussion_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_fault_reports" ADD CONSTRAINT "lesson_fault_reports_fault_id_lesson_faults_id_fk" FOREIGN KEY ("fault_id") REFERENCES "public"."lesson_faults"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_fault_reports" ADD CONSTRAINT "lesson_fault_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_faults" ADD CONSTRAINT "lesson_faults_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_passages" ADD CONSTRAINT "lesson_passages_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discussion_follows_person" ON "discussion_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_reports_user" ON "discussion_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "discussion_reports_open" ON "discussion_reports" USING btree ("discussion_id") WHERE "discussion_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "discussion_votes_person" ON "discussion_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_fault_reports_person" ON "lesson_fault_reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_faults_open" ON "lesson_faults" USING btree ("lesson_id","kind","place") WHERE "lesson_faults"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "lesson_faults_lesson" ON "lesson_faults" USING btree ("lesson_id","id");--> statement-breakpoint
CREATE INDEX "lesson_passages_lesson" ON "lesson_passages" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lessons_to_index" ON "lessons" USING btree ("search_version","id");--> statement-breakpoint
CREATE INDEX "discussions_replies" ON "discussions" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "discussions_writer" ON "discussions" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_client_key" UNIQUE("user_id","client_key");--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_position" CHECK ("discussions"."position" >= 0 and ("discussions"."position" is null or "discussions"."question_id" is null));--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_deleted_is_empty" CHECK ("discussions"."deleted_at" is null or "discussions"."text" = '');--> statement-breakpoint
-- Search of posts that are there already; what is written from now on is indexed by its terms.
UPDATE "discussions" SET "search_vector" = to_tsvector('simple', lower("text"));--> statement-breakpoint
INSERT INTO "discussion_follows" ("question_id", "user_id") SELECT DISTINCT coalesce("question_id", "id"), "user_id" FROM "discussions";--> statement-breakpoint
-- A lesson whose words change loses the version of its passages, and the job that derives them finds it.
CREATE FUNCTION lessons_forget_passages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_version := 0;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER lessons_forget_passages BEFORE UPDATE ON lessons FOR EACH ROW
WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.body IS DISTINCT FROM NEW.body OR OLD.captions IS DISTINCT FROM NEW.captions)
EXECUTE FUNCTION lessons_forget_passages();
