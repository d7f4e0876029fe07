// Generated from openapi/company-api.json; run `pnpm generate` instead of editing.
export interface paths {
    "/auth/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description At most 5 MB and 40 megapixels. 413 and 415 where it is more or something else. */
        put: operations["putAvatar"];
        post?: never;
        delete: operations["deleteAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/capacities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCapacities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/company-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Answers the same whether or not the address has an account already; if it has, its owner is told by mail and the code is never sent. */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Erases the account. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise). */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends a code to the new address. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise). */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The code sets the new address; the old one is told. */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/enter-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sets the new password and signs out everywhere. */
        post: operations["enterPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends a code, if the address has an account; answers the same if it has none. */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/fresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Makes the session fresh for 15 minutes. */
        post: operations["proveByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/fresh-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends a code to the account’s own address, for accounts without a password. */
        post: operations["sendFreshCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/fresh-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Makes the session fresh for 15 minutes. */
        post: operations["proveByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGoogleState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Trades the code for a session, or for the ticket of the second step: once, within a minute, in the browser that set out. 410 `gone` otherwise. */
        post: operations["finishGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Answers with a session, or with the ticket of a second step (`POST /auth/second-factor`) where the account has a second factor. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The code of a company’s registration: makes the account and signs in. */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp-resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends a new code for the same step, at the earliest 60 seconds after the last, 5 an hour; the earlier code is dead then. */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Where the step behind a handle stands: after a reload, in another tab. */
        post: operations["getPendingStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends every session and opens a new one for this browser. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Sends a code to the new number, or by mail where no short messages can be sent. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise). */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The code sets the new number. */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** @description Changes what is named; `title`, `bio`, `expertise` and the texts of a company change in the language of the request. */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/auth/reset-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Trades the code for a token that sets the password. */
        post: operations["confirmReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ends a sign-in with a session. A wrong answer costs one of the ticket’s five tries; 410 `second_factor_gone` once they, or its ten minutes, are over. */
        post: operations["showSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What a browser needs to show a passkey; works once. */
        post: operations["getSecondFactorOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Recovery codes come with the first factor. 403 `session_stale` when the last proof of identity is too old. */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description With the last factor go the recovery codes; 409 `last_second_factor` where the account has to keep one. 403 `session_stale` when the last proof of identity is too old. */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** @description 403 `session_stale` when the last proof of identity is too old. */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/auth/second-factors/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What a browser needs to make a passkey. 403 `session_stale` when the last proof of identity is too old. */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Ten new codes, shown this once; the earlier ones are dead. 403 `session_stale` when the last proof of identity is too old. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A secret for an authenticator app, which counts once a code confirms it. 403 `session_stale` when the last proof of identity is too old. */
        post: operations["beginTotp"];
        /** @description With the last factor go the recovery codes; 409 `last_second_factor` where the account has to keep one. 403 `session_stale` when the last proof of identity is too old. */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The app counts from now on, in the place of an earlier one. Recovery codes come with the first factor. 403 `session_stale` when the last proof of identity is too old. */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One for each browser, however many capacities it is signed in for: the current one first, then the last seen. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** @description Signs out everywhere else. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Signs out there at once; one’s own current session too. */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Opens a session in another capacity of the account beside this one, which stays; what this one has proved counts for it. */
        post: operations["switchCapacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A new link for somebody who has not answered; the earlier one is dead. */
        post: operations["inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Adds an employee and sends the link; somebody who left or has not answered is invited once more. */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMembers"];
        put?: never;
        /** @description Lets an active employee act for the company with their own account. */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description Ends the membership and signs its sessions out. */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch: operations["changeMemberRole"];
        trace?: never;
    };
    "/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCompanySecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["updateCompanySecurity"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    putAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Its address; changes with the picture. */
                            avatar: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    deleteAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    listCapacities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            branch: string | null;
                            /** @enum {string} */
                            capacity: "personal" | "company" | "operator";
                            company: {
                                id: number;
                                name: string;
                            } | null;
                            is_current: boolean;
                            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
                        }[];
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    registerCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
                    city?: string;
                    /** @description A city of the country’s list; give this or `city`, not both. */
                    city_id?: number;
                    country_id: number;
                    /** Format: email */
                    email: string;
                    job_name_id: number;
                    legal_name: string;
                    name: string;
                    password: string;
                    /** @description In any notation; kept as E.164. */
                    phone: string;
                    /** @description ISO 3166 code, for numbers without a country code. */
                    phone_country?: string;
                    /** @description Commercial registration; ten digits for a Saudi company. */
                    registration_number: string;
                    /** @description Whether the terms of use were accepted; they have to be. */
                    terms: boolean;
                    /** @description Fifteen digits, for a company that is registered for VAT in Saudi Arabia. */
                    vat_number?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code is on its way. Says nothing of whether the address has an account. */
                        data: {
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            /** @description Seconds until the code ends; 0 when it has. */
                            code_expires_in: number;
                            /** @description Seconds until the whole step ends. */
                            expires_in: number;
                            /** @description The opaque handle of the pending step. */
                            otp: string;
                            /** @enum {string} */
                            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
                            /** @description Seconds until another code may be asked for. */
                            resend_in: number;
                            /** @description The address, masked. */
                            sent_to: string;
                            /** @description Tries left for the code that was sent last. */
                            tries_left: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Everything kept about the person, to save as a file. */
                        data: {
                            /** Format: date-time */
                            exported_at: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code is on its way. Says nothing of whether the address has an account. */
                        data: {
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            /** @description Seconds until the code ends; 0 when it has. */
                            code_expires_in: number;
                            /** @description Seconds until the whole step ends. */
                            expires_in: number;
                            /** @description The opaque handle of the pending step. */
                            otp: string;
                            /** @enum {string} */
                            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
                            /** @description Seconds until another code may be asked for. */
                            resend_in: number;
                            /** @description The address, masked. */
                            sent_to: string;
                            /** @description Tries left for the code that was sent last. */
                            tries_left: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, of any script; spaces and dashes do not matter. */
                    code: string;
                    /** @description The opaque handle of the pending step. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    enterPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    reset_token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    forgetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code is on its way. Says nothing of whether the address has an account. */
                        data: {
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            /** @description Seconds until the code ends; 0 when it has. */
                            code_expires_in: number;
                            /** @description Seconds until the whole step ends. */
                            expires_in: number;
                            /** @description The opaque handle of the pending step. */
                            otp: string;
                            /** @enum {string} */
                            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
                            /** @description Seconds until another code may be asked for. */
                            resend_in: number;
                            /** @description The address, masked. */
                            sent_to: string;
                            /** @description Tries left for the code that was sent last. */
                            tries_left: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    proveByPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    sendFreshCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code is on its way. Says nothing of whether the address has an account. */
                        data: {
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            /** @description Seconds until the code ends; 0 when it has. */
                            code_expires_in: number;
                            /** @description Seconds until the whole step ends. */
                            expires_in: number;
                            /** @description The opaque handle of the pending step. */
                            otp: string;
                            /** @enum {string} */
                            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
                            /** @description Seconds until another code may be asked for. */
                            resend_in: number;
                            /** @description The address, masked. */
                            sent_to: string;
                            /** @description Tries left for the code that was sent last. */
                            tries_left: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    proveByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, of any script; spaces and dashes do not matter. */
                    code: string;
                    /** @description The opaque handle of the pending step. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getGoogleState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether a provider is set; without one the button is not shown. */
                            is_on: boolean;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    finishGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the fragment of the address that the browser came back to. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With `second_factor`, there is no session yet. */
                        data: {
                            /** @enum {string} */
                            capacity: "personal" | "company" | "operator";
                            /** Format: date-time */
                            expires_at: string;
                            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
                            token: string;
                            user: {
                                avatar: string | null;
                                email: string;
                                id: number;
                                is_google: boolean;
                                /** @enum {string} */
                                kind: "student" | "instructor" | "company";
                                name: string;
                            };
                        } | {
                            second_factor: {
                                /** Format: date-time */
                                expires_at: string;
                                /** @description By what the second step can be taken; a passkey or an app is always among them. */
                                methods: ("passkey" | "totp" | "recovery_code")[];
                                /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
                                ticket: string;
                            };
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With `second_factor`, there is no session yet. */
                        data: {
                            /** @enum {string} */
                            capacity: "personal" | "company" | "operator";
                            /** Format: date-time */
                            expires_at: string;
                            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
                            token: string;
                            user: {
                                avatar: string | null;
                                email: string;
                                id: number;
                                is_google: boolean;
                                /** @enum {string} */
                                kind: "student" | "instructor" | "company";
                                name: string;
                            };
                        } | {
                            second_factor: {
                                /** Format: date-time */
                                expires_at: string;
                                /** @description By what the second step can be taken; a passkey or an app is always among them. */
                                methods: ("passkey" | "totp" | "recovery_code")[];
                                /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
                                ticket: string;
                            };
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, of any script; spaces and dashes do not matter. */
                    code: string;
                    /** @description The opaque handle of the pending step. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            capacity: "personal" | "company" | "operator";
                            /** Format: date-time */
                            expires_at: string;
                            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
                            token: string;
                            user: {
                                avatar: string | null;
                                email: string;
                                id: number;
                                is_google: boolean;
                                /** @enum {string} */
                                kind: "student" | "instructor" | "company";
                                name: string;
                            };
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The opaque handle of the pending step. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code is on its way. Says nothing of whether the address has an account. */
                        data: {
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            /** @description Seconds until the code ends; 0 when it has. */
                            code_expires_in: number;
                            /** @description Seconds until the whole step ends. */
                            expires_in: number;
                            /** @description The opaque handle of the pending step. */
                            otp: string;
                            /** @enum {string} */
                            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
                            /** @description Seconds until another code may be asked for. */
                            resend_in: number;
                            /** @description The address, masked. */
                            sent_to: string;
                            /** @description Tries left for the code that was sent last. */
                            tries_left: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getPendingStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The opaque handle of the pending step. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code is on its way. Says nothing of whether the address has an account. */
                        data: {
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            /** @description Seconds until the code ends; 0 when it has. */
                            code_expires_in: number;
                            /** @description Seconds until the whole step ends. */
                            expires_in: number;
                            /** @description The opaque handle of the pending step. */
                            otp: string;
                            /** @enum {string} */
                            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
                            /** @description Seconds until another code may be asked for. */
                            resend_in: number;
                            /** @description The address, masked. */
                            sent_to: string;
                            /** @description Tries left for the code that was sent last. */
                            tries_left: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            capacity: "personal" | "company" | "operator";
                            /** Format: date-time */
                            expires_at: string;
                            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
                            token: string;
                            user: {
                                avatar: string | null;
                                email: string;
                                id: number;
                                is_google: boolean;
                                /** @enum {string} */
                                kind: "student" | "instructor" | "company";
                                name: string;
                            };
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In any notation; kept as E.164. */
                    phone: string;
                    /** @description ISO 3166 code, for numbers without a country code. */
                    phone_country?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A code is on its way. Says nothing of whether the address has an account. */
                        data: {
                            /** @enum {string} */
                            channel: "mail" | "sms";
                            /** @description Seconds until the code ends; 0 when it has. */
                            code_expires_in: number;
                            /** @description Seconds until the whole step ends. */
                            expires_in: number;
                            /** @description The opaque handle of the pending step. */
                            otp: string;
                            /** @enum {string} */
                            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
                            /** @description Seconds until another code may be asked for. */
                            resend_in: number;
                            /** @description The address, masked. */
                            sent_to: string;
                            /** @description Tries left for the code that was sent last. */
                            tries_left: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, of any script; spaces and dashes do not matter. */
                    code: string;
                    /** @description The opaque handle of the pending step. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            phone: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            avatar: string | null;
                            city: {
                                id: number | null;
                                name: string;
                            } | null;
                            company: {
                                address: string;
                                employee_count: number;
                                id: number;
                                legal_name: string;
                                logo: string | null;
                                registration_number: string;
                                vat_number: string | null;
                            };
                            country: {
                                id: number;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            email: string;
                            has_password: boolean;
                            id: number;
                            /** @description Whether the session may change addresses and end the account without another proof. */
                            is_fresh: boolean;
                            is_google: boolean;
                            /** @description Whether the caller is the company’s own account, not a member with an account of their own. */
                            is_own_account: boolean;
                            job_name: {
                                id: number;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            kind: "student" | "instructor" | "company";
                            /** @enum {string} */
                            locale: "ar" | "en";
                            name: string;
                            phone: string | null;
                            verified_at: string | null;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: string;
                    /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
                    city?: string;
                    /** @description A city of the country’s list; give this or `city`, not both. */
                    city_id?: number;
                    country_id?: number;
                    job_name_id?: number;
                    legal_name?: string;
                    /** @enum {string} */
                    locale?: "ar" | "en";
                    name?: string;
                    registration_number?: string;
                    /** @description Empty: the company has none. */
                    vat_number?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            avatar: string | null;
                            city: {
                                id: number | null;
                                name: string;
                            } | null;
                            company: {
                                address: string;
                                employee_count: number;
                                id: number;
                                legal_name: string;
                                logo: string | null;
                                registration_number: string;
                                vat_number: string | null;
                            };
                            country: {
                                id: number;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            email: string;
                            has_password: boolean;
                            id: number;
                            /** @description Whether the session may change addresses and end the account without another proof. */
                            is_fresh: boolean;
                            is_google: boolean;
                            /** @description Whether the caller is the company’s own account, not a member with an account of their own. */
                            is_own_account: boolean;
                            job_name: {
                                id: number;
                                name: string;
                            } | null;
                            /** @enum {string} */
                            kind: "student" | "instructor" | "company";
                            /** @enum {string} */
                            locale: "ar" | "en";
                            name: string;
                            phone: string | null;
                            verified_at: string | null;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    confirmReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, of any script; spaces and dashes do not matter. */
                    code: string;
                    /** @description The opaque handle of the pending step. */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Seconds. */
                            expires_in: number;
                            /** @description Works once, for 30 minutes. */
                            reset_token: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    showSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The ticket and one of the three. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, of any script; spaces and dashes do not matter. */
                    code?: string;
                    passkey?: {
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        id: string;
                        rawId: string;
                        response: {
                            authenticatorData: string;
                            clientDataJSON: string;
                            signature: string;
                            userHandle?: string;
                        };
                        /** @enum {string} */
                        type: "public-key";
                    };
                    /** @description Ten letters and digits, of any case and script. */
                    recovery_code?: string;
                    /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            capacity: "personal" | "company" | "operator";
                            /** Format: date-time */
                            expires_at: string;
                            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
                            token: string;
                            user: {
                                avatar: string | null;
                                email: string;
                                id: number;
                                is_google: boolean;
                                /** @enum {string} */
                                kind: "student" | "instructor" | "company";
                                name: string;
                            };
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getSecondFactorOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description False where the site is reached by an IP address, for which no browser makes passkeys. */
                            are_passkeys_on: boolean;
                            passkeys: {
                                /** Format: date-time */
                                created_at: string;
                                id: number;
                                /** @description Whether its maker keeps a copy, so that it outlives the device. */
                                is_backed_up: boolean;
                                last_used_at: string | null;
                                /** @description What the person calls it. */
                                name: string;
                            }[];
                            /** @description Of ten. */
                            recovery_codes_left: number;
                            totp: {
                                /** Format: date-time */
                                confirmed_at: string;
                                last_used_at: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        /** @enum {string} */
                        authenticatorAttachment?: "platform" | "cross-platform";
                        clientExtensionResults: {
                            [key: string]: unknown;
                        };
                        id: string;
                        rawId: string;
                        response: {
                            attestationObject: string;
                            authenticatorData?: string;
                            clientDataJSON: string;
                            publicKey?: string;
                            publicKeyAlgorithm?: number;
                            transports?: string[];
                        };
                        /** @enum {string} */
                        type: "public-key";
                    };
                    name: string;
                    /** @description What finishes this set-up: once, within 30 minutes. */
                    setup: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            recovery_codes: string[] | null;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            /** @description Whether its maker keeps a copy, so that it outlives the device. */
                            is_backed_up: boolean;
                            last_used_at: string | null;
                            /** @description What the person calls it. */
                            name: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            options: {
                                [key: string]: unknown;
                            };
                            /** @description What finishes this set-up: once, within 30 minutes. */
                            setup: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Shown this once: kept as hashes. */
                            recovery_codes: string[];
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Base32, to be typed into an app. */
                            secret: string;
                            /** @description What finishes this set-up: once, within 30 minutes. */
                            setup: string;
                            /** @description The same as `otpauth:` address, to be shown as a QR code. */
                            uri: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Six digits, of any script; spaces and dashes do not matter. */
                    code: string;
                    /** @description What finishes this set-up: once, within 30 minutes. */
                    setup: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            recovery_codes: string[] | null;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            browser: string | null;
                            country: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {string} */
                            device: "phone" | "tablet" | "computer" | "other";
                            id: number;
                            ip: string | null;
                            is_current: boolean;
                            /** Format: date-time */
                            last_seen_at: string;
                            system: string | null;
                        }[];
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    switchCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    capacity: "personal" | "company" | "operator";
                    company_id?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            capacity: "personal" | "company" | "operator";
                            /** Format: date-time */
                            expires_at: string;
                            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
                            token: string;
                            user: {
                                avatar: string | null;
                                email: string;
                                id: number;
                                is_google: boolean;
                                /** @enum {string} */
                                kind: "student" | "instructor" | "company";
                                name: string;
                            };
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            as_of: string;
                            assignments: {
                                completed: number;
                                in_progress: number;
                                not_started: number;
                                overdue: number;
                                total: number;
                            };
                            attention: {
                                course: string;
                                /** Format: date */
                                due_on: string;
                                employee_id: number;
                                name: string;
                                percent: number;
                            }[];
                            company: {
                                id: number;
                                name: string;
                            };
                            courses: {
                                assigned: number;
                                category_slug: string;
                                completed: number;
                                id: number;
                                percent: number;
                                title: string;
                            }[];
                            departments: {
                                employees: number;
                                id: number;
                                name: string;
                                percent: number | null;
                            }[];
                            employees: {
                                active: number;
                                deactivated: number;
                                invited: number;
                            };
                            mean_score: number | null;
                            seats: {
                                bought: number;
                                used: number;
                            } | null;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            employee_count: number;
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                cursor?: string;
                department?: number;
                limit?: number;
                q?: string;
                sort?: "name" | "newest" | "progress" | "overdue";
                state?: "invited" | "active" | "deactivated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            assigned: number;
                            completed: number;
                            department: {
                                id: number;
                                name: string;
                            } | null;
                            email: string;
                            id: number;
                            job: string | null;
                            joined_on: string | null;
                            name: string;
                            number: string | null;
                            overdue: number;
                            percent: number | null;
                            /** @enum {string} */
                            state: "invited" | "active" | "deactivated";
                        }[];
                        meta: {
                            next_cursor: string | null;
                            total: number;
                            total_is_capped: boolean;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            assigned: number;
                            assignments: {
                                /** Format: date-time */
                                assigned_at: string;
                                completed_at: string | null;
                                course: {
                                    category_slug: string;
                                    id: number;
                                    title: string;
                                };
                                due_on: string | null;
                                id: number;
                                is_overdue: boolean;
                                percent: number;
                                score: number | null;
                                /** @enum {string} */
                                state: "assigned" | "in_progress" | "completed" | "withdrawn";
                            }[];
                            completed: number;
                            /** Format: date-time */
                            created_at: string;
                            department: {
                                id: number;
                                name: string;
                            } | null;
                            email: string;
                            id: number;
                            job: string | null;
                            joined_on: string | null;
                            name: string;
                            number: string | null;
                            overdue: number;
                            percent: number | null;
                            /** @enum {string} */
                            state: "invited" | "active" | "deactivated";
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            employee_id: number;
                            /** Format: date-time */
                            expires_at: string;
                            /** @description The same link as in the mail; whoever has it may join, once. */
                            link: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    department_id?: number;
                    /** Format: email */
                    email: string;
                    job?: string;
                    name: string;
                    number?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            employee_id: number;
                            /** Format: date-time */
                            expires_at: string;
                            /** @description The same link as in the mail; whoever has it may join, once. */
                            link: string;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            department: {
                                id: number;
                                name: string;
                            } | null;
                            email: string;
                            employee_id: number | null;
                            /** @description Of the account. */
                            id: number;
                            /** @description The company’s own account: always an owner. */
                            is_company_account: boolean;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "administrator" | "manager" | "finance" | "auditor";
                            /** Format: date-time */
                            since: string;
                        }[];
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    department_id?: number | null;
                    employee_id: number;
                    /** @enum {string} */
                    role: "owner" | "administrator" | "manager" | "finance" | "auditor";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    department_id?: number | null;
                    /** @enum {string} */
                    role: "owner" | "administrator" | "manager" | "finance" | "auditor";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    getCompanySecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            demands_second_factor: boolean;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
    updateCompanySecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    demands_second_factor: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            demands_second_factor: boolean;
                        };
                    };
                };
            };
            /** @description Any failure; `code` is stable, `message` is in the language of the request. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        errors?: {
                            [key: string]: string[];
                        };
                        message: string;
                        request_id?: string;
                    };
                };
            };
        };
    };
}
