CREATE TABLE "sign_on_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"api" text NOT NULL,
	"user_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"code_hash" text,
	"sealed_outcome" text,
	"taken_at" timestamp (3) with time zone,
	CONSTRAINT "sign_on_requests_api" CHECK ("sign_on_requests"."api" in ('client-api', 'company-api'))
);
--> statement-breakpoint
ALTER TABLE "company_sign_ons" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ALTER COLUMN "sealed_secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD COLUMN "kind" text DEFAULT 'oidc' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD COLUMN "entry_point" text;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD COLUMN "certificates" text[];--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD COLUMN "subject_attribute" text;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD COLUMN "email_attribute" text;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD COLUMN "name_attribute" text;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD COLUMN "warned_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_on_requests" ADD CONSTRAINT "sign_on_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_requests" ADD CONSTRAINT "sign_on_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_on_requests_company" ON "sign_on_requests" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sign_on_requests_user" ON "sign_on_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_on_requests_expiry" ON "sign_on_requests" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD CONSTRAINT "company_sign_ons_kind" CHECK (case "company_sign_ons"."kind"
        when 'oidc' then "company_sign_ons"."client_id" is not null and "company_sign_ons"."sealed_secret" is not null
          and "company_sign_ons"."entry_point" is null and "company_sign_ons"."certificates" is null
        when 'saml' then "company_sign_ons"."client_id" is null and "company_sign_ons"."sealed_secret" is null
          and "company_sign_ons"."entry_point" is not null and coalesce(cardinality("company_sign_ons"."certificates"), 0) between 1 and 3
        else false end);