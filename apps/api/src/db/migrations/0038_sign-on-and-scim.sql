CREATE TABLE "scim_groups" (
	"company_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"external_id" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_groups_company_id_group_id_pk" PRIMARY KEY("company_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scim_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "scim_tokens_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "scim_tokens_tenant" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_users" (
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"user_name" text,
	"external_id" text,
	"given_name" text,
	"family_name" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "scim_users_company_id_employee_id_pk" PRIMARY KEY("company_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"domain" text NOT NULL,
	"proof" text NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_domains_once" UNIQUE("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "company_sign_ons" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"admits" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"is_demanded" boolean DEFAULT false NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_sign_ons_admits" CHECK ("company_sign_ons"."admits" in ('everyone', 'invited')),
	CONSTRAINT "company_sign_ons_tested" CHECK (not "company_sign_ons"."is_on" or "company_sign_ons"."tested_at" is not null),
	CONSTRAINT "company_sign_ons_demanded" CHECK ("company_sign_ons"."is_on" or not "company_sign_ons"."is_demanded")
);
--> statement-breakpoint
CREATE TABLE "sign_on_identities" (
	"company_id" bigint NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_on_identities_company_id_issuer_subject_pk" PRIMARY KEY("company_id","issuer","subject"),
	CONSTRAINT "sign_on_identities_account" UNIQUE("company_id","issuer","user_id")
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" DROP CONSTRAINT "one_time_tokens_purpose";--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_users" ADD CONSTRAINT "scim_users_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_sign_ons" ADD CONSTRAINT "company_sign_ons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_identities" ADD CONSTRAINT "sign_on_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_groups_external" ON "scim_groups" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_tokens_maker" ON "scim_tokens" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_name" ON "scim_users" USING btree ("company_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "scim_users_external" ON "scim_users" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domains_proven" ON "company_domains" USING btree ("domain") WHERE "company_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "sign_on_identities_user" ON "sign_on_identities" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('reset', 'google', 'sign_on', 'second_factor', 'totp_setup', 'passkey_setup', 'undo_email'));