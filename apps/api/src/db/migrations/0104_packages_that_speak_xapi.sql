CREATE TABLE "xapi_documents" (
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"activity" text NOT NULL,
	"registration" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"etag" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "xapi_documents_user_id_lesson_id_key_pk" PRIMARY KEY("user_id","lesson_id","key"),
	CONSTRAINT "xapi_documents_kind" CHECK ("xapi_documents"."kind" in ('state', 'activity', 'agent'))
);
--> statement-breakpoint
CREATE TABLE "xapi_statements" (
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "xapi_statements_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"part" text NOT NULL,
	"run" text NOT NULL,
	"verb" text NOT NULL,
	"activity" text,
	"is_defined" boolean DEFAULT false NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"statement" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "xapi_statements_user_id_lesson_id_id_pk" PRIMARY KEY("user_id","lesson_id","id")
);
--> statement-breakpoint
ALTER TABLE "package_progress" ADD COLUMN "is_token_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "xapi_documents" ADD CONSTRAINT "xapi_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xapi_documents" ADD CONSTRAINT "xapi_documents_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xapi_statements" ADD CONSTRAINT "xapi_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xapi_statements" ADD CONSTRAINT "xapi_statements_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "xapi_documents_lesson" ON "xapi_documents" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "xapi_statements_in_order" ON "xapi_statements" USING btree ("user_id","lesson_id","position");--> statement-breakpoint
CREATE INDEX "xapi_statements_of_run" ON "xapi_statements" USING btree ("user_id","lesson_id","run");--> statement-breakpoint
CREATE INDEX "xapi_statements_lesson" ON "xapi_statements" USING btree ("lesson_id");