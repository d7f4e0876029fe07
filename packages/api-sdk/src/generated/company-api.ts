// Generated from openapi/company-api.json; run `pnpm generate` instead of editing.
export interface paths {
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
        delete: operations["deleteAccount"];
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
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
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
        patch?: never;
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
                    city_id: number;
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
                        data: {
                            /** Format: date-time */
                            expires_at: string;
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
                            /** Format: date-time */
                            expires_at: string;
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
                            company: {
                                address: string;
                                employee_count: number;
                                id: number;
                                legal_name: string;
                                logo: string | null;
                                registration_number: string;
                                vat_number: string | null;
                            };
                            /** Format: date-time */
                            created_at: string;
                            email: string;
                            id: number;
                            is_google: boolean;
                            /** @enum {string} */
                            kind: "student" | "instructor" | "company";
                            name: string;
                            phone: string | null;
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
}
