CREATE TABLE "notification_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"quiet_from" integer DEFAULT 0 NOT NULL,
	"quiet_until" integer DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'Asia/Riyadh' NOT NULL,
	"is_seen_in_lessons" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notification_settings_quiet" CHECK ("notification_settings"."quiet_from" between 0 and 1439 and "notification_settings"."quiet_until" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;