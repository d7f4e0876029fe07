CREATE TABLE "notification_mails" (
	"notification_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notification_id" bigint NOT NULL,
	"token_id" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"given_up_at" timestamp (3) with time zone,
	"fault" text,
	CONSTRAINT "push_deliveries_once" UNIQUE("notification_id","token_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "sequence" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "mail_rhythm" text DEFAULT 'each' NOT NULL;--> statement-breakpoint
-- No call has written a device before this; one without its session could not be told apart from a stranger's.
DELETE FROM "push_tokens";--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "session_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "app" text NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_token_id_push_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."push_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_mails_due" ON "notification_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notification_mails_user" ON "notification_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_token" ON "push_deliveries" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_waiting" ON "push_deliveries" USING btree ("next_try_at") WHERE "push_deliveries"."delivered_at" is null and "push_deliveries"."given_up_at" is null;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" DROP COLUMN "device";--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_sessionId_unique" UNIQUE("session_id");--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_rhythm" CHECK ("notification_settings"."mail_rhythm" in ('each', 'daily', 'weekly'));--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_app" CHECK ("push_tokens"."app" in ('learner', 'company'));--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_locale" CHECK ("push_tokens"."locale" in ('ar', 'en'));