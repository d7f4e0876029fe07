ALTER TABLE "users" ADD COLUMN "playback_rate" real;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_playback_rate" CHECK ("users"."playback_rate" between 0.25 and 4);