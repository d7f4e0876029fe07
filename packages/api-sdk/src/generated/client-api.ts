// Generated from openapi/client-api.json; run `pnpm generate` instead of editing.
export interface paths {
    "/attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/answers/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["takeOverAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTrace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/auth/instructor-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Answers the same whether or not the address has an account already; if it has, its owner is told by mail and the code is never sent. */
        post: operations["registerInstructor"];
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
        /** @description The code of a student’s registration: makes the account and signs in. */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp-instructor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description The code of an instructor’s registration: makes the account, which waits for approval and signs nobody in. */
        post: operations["confirmInstructor"];
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
    "/auth/student-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Answers the same whether or not the address has an account already; if it has, its owner is told by mail and the code is never sent. */
        post: operations["registerStudent"];
        delete?: never;
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
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCartCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The newest first. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{id}/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEnrolment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/enrolments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFavorites"];
        put?: never;
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** @description The id is the course’s. */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** @description Saved courses that are not named follow in the order they had; courses that are not saved are left out. */
        put: operations["orderFavorites"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Says nothing of whether the address has an account. */
        post: operations["lookAtInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listJobNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["recordProgress"];
        trace?: never;
    };
    "/my-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMyCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/get-notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNotificationCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMissedNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNotificationPreferences"];
        put: operations["setNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPushRegistration"];
        put: operations["setPushRegistration"];
        post?: never;
        delete: operations["deletePushRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teachers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teachers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTeacher"];
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
    getAttempt: {
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
                            deadline_at: string | null;
                            deadline_reason: ("time_limit" | "closing") | null;
                            exam_id: number;
                            holder: string;
                            id: number;
                            /** @enum {string} */
                            navigation: "free" | "forward";
                            number: number;
                            questions: {
                                answer: ({
                                    option: string;
                                } | {
                                    options: string[];
                                } | {
                                    truth: boolean;
                                } | {
                                    text: string;
                                }) | null;
                                /** @description Markdown. */
                                body: string;
                                id: number;
                                /** @enum {string} */
                                kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
                                options: {
                                    key: string;
                                    text: string;
                                }[];
                                points: number;
                                position: number;
                                /** @description 0 where nothing was saved yet. */
                                revision: number;
                            }[];
                            /** Format: date-time */
                            server_time: string;
                            /** Format: date-time */
                            started_at: string;
                            /** @enum {string} */
                            state: "in_progress" | "submitted" | "graded";
                            title: string;
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
    saveAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                questionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    holder: string;
                    /** Format: date-time */
                    made_at: string;
                    revision: number;
                    value: ({
                        option: string;
                    } | {
                        options: string[];
                    } | {
                        truth: boolean;
                    } | {
                        text: string;
                    }) | null;
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
                            deadline_at: string | null;
                            question_id: number;
                            revision: number;
                            /** Format: date-time */
                            saved_at: string;
                            /** Format: date-time */
                            server_time: string;
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
    getResult: {
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
                            attempts_left: number | null;
                            certificate_code: string | null;
                            counted_passed: boolean | null;
                            counted_percent: number | null;
                            course: {
                                id: number;
                                title: string;
                            };
                            exam: {
                                id: number;
                                pass_mark: number;
                                title: string;
                            };
                            id: number;
                            max_score: number;
                            more_after_last_attempt: boolean;
                            more_at: string | null;
                            number: number;
                            passed: boolean | null;
                            percent: number | null;
                            questions: {
                                answer: ({
                                    option: string;
                                } | {
                                    options: string[];
                                } | {
                                    truth: boolean;
                                } | {
                                    text: string;
                                }) | null;
                                body: string;
                                explanation: string | null;
                                id: number;
                                is_right: boolean | null;
                                /** @enum {string} */
                                kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
                                max_points: number;
                                options: {
                                    feedback: string | null;
                                    is_right: boolean | null;
                                    key: string;
                                    text: string;
                                }[];
                                points: number | null;
                                position: number;
                                right_answer: string | null;
                            }[];
                            receipt: string | null;
                            score: number | null;
                            shown: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
                            /** Format: date-time */
                            started_at: string;
                            /** @enum {string} */
                            state: "in_progress" | "submitted" | "graded";
                            submitted_at: string | null;
                            submitted_by: ("learner" | "deadline" | "access_ended") | null;
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
    submitAttempt: {
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
                    holder: string;
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
                            id: number;
                            /** @description SHA-256 over the attempt and the revisions that were stored. */
                            receipt: string;
                            /** @enum {string} */
                            state: "submitted" | "graded";
                            /** Format: date-time */
                            submitted_at: string;
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
    takeOverAttempt: {
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
                    holder: string;
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
                            deadline_at: string | null;
                            deadline_reason: ("time_limit" | "closing") | null;
                            exam_id: number;
                            holder: string;
                            id: number;
                            /** @enum {string} */
                            navigation: "free" | "forward";
                            number: number;
                            questions: {
                                answer: ({
                                    option: string;
                                } | {
                                    options: string[];
                                } | {
                                    truth: boolean;
                                } | {
                                    text: string;
                                }) | null;
                                /** @description Markdown. */
                                body: string;
                                id: number;
                                /** @enum {string} */
                                kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
                                options: {
                                    key: string;
                                    text: string;
                                }[];
                                points: number;
                                position: number;
                                /** @description 0 where nothing was saved yet. */
                                revision: number;
                            }[];
                            /** Format: date-time */
                            server_time: string;
                            /** Format: date-time */
                            started_at: string;
                            /** @enum {string} */
                            state: "in_progress" | "submitted" | "graded";
                            title: string;
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
    getTrace: {
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
                            /** Format: date-time */
                            at: string;
                            data: {
                                [key: string]: unknown;
                            };
                            kind: string;
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
    registerInstructor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bio?: string;
                    /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
                    city?: string;
                    /** @description A city of the country’s list; give this or `city`, not both. */
                    city_id?: number;
                    country_id: number;
                    /** Format: email */
                    email: string;
                    expertise?: string[];
                    job_name_id: number;
                    name: string;
                    password: string;
                    /** @description In any notation; kept as E.164. */
                    phone: string;
                    /** @description ISO 3166 code, for numbers without a country code. */
                    phone_country?: string;
                    /** @description Whether the terms of use were accepted; they have to be. */
                    terms: boolean;
                    /** @description What stands below the name: profession, place of work. */
                    title: string;
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
    confirmInstructor: {
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
                            /**
                             * @description The address is proved; an operator decides on the application.
                             * @enum {string}
                             */
                            state: "pending";
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
                            country: {
                                id: number;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            email: string;
                            has_password: boolean;
                            id: number;
                            instructor: {
                                bio: string;
                                expertise: string[];
                                id: number;
                                /** @enum {string} */
                                state: "pending" | "approved" | "suspended";
                                title: string;
                            } | null;
                            /** @description Whether the session may change addresses and end the account without another proof. */
                            is_fresh: boolean;
                            is_google: boolean;
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
                    bio?: string;
                    /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
                    city?: string;
                    /** @description A city of the country’s list; give this or `city`, not both. */
                    city_id?: number;
                    country_id?: number;
                    expertise?: string[];
                    job_name_id?: number;
                    /** @enum {string} */
                    locale?: "ar" | "en";
                    name?: string;
                    title?: string;
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
                            country: {
                                id: number;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            created_at: string;
                            email: string;
                            has_password: boolean;
                            id: number;
                            instructor: {
                                bio: string;
                                expertise: string[];
                                id: number;
                                /** @enum {string} */
                                state: "pending" | "approved" | "suspended";
                                title: string;
                            } | null;
                            /** @description Whether the session may change addresses and end the account without another proof. */
                            is_fresh: boolean;
                            is_google: boolean;
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
    registerStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
                    city?: string;
                    /** @description A city of the country’s list; give this or `city`, not both. */
                    city_id?: number;
                    country_id: number;
                    /** Format: email */
                    email: string;
                    /** @description The token of the link. */
                    invitation?: string;
                    job_name_id: number;
                    name: string;
                    password: string;
                    /** @description In any notation; kept as E.164. */
                    phone: string;
                    /** @description ISO 3166 code, for numbers without a country code. */
                    phone_country?: string;
                    /** @description Whether the terms of use were accepted; they have to be. */
                    terms: boolean;
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
    getCartCount: {
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
                            item_count: number;
                        };
                        item_count: number;
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
    listCategories: {
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
                            course_count: number;
                            id: number;
                            name: string;
                            slug: string;
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
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                            code: string;
                            course: {
                                id: number;
                                title: string;
                            };
                            holder_name: string;
                            /** Format: date-time */
                            issued_at: string;
                            /** @enum {string} */
                            state: "valid" | "expired" | "withdrawn";
                            valid_until: string | null;
                            withdrawn_at: string | null;
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
    listAudit: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
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
                            /** @description As `member.add`. */
                            action: string;
                            actor: {
                                id: number;
                                name: string;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            before: {
                                [key: string]: unknown;
                            } | null;
                            /** @enum {string} */
                            capacity: "operator" | "company" | "instructor" | "personal" | "command line";
                            id: number;
                            role: string | null;
                            subject_id: number | null;
                            subject_type: string;
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
    getOperator: {
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
                            name: string;
                            reads_audit: boolean;
                            /** @enum {string} */
                            role: "administrator" | "support" | "editor" | "finance" | "auditor";
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
    sendContactMessage: {
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
                    message: string;
                    name: string;
                    subject: string;
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
                            id: number;
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
    listCountries: {
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
                            countries: {
                                code: string;
                                dial_code: string;
                                /** @description Whether there is a list of its cities; else they are typed. */
                                has_cities: boolean;
                                id: number;
                                name: string;
                            }[];
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
    listCities: {
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
                            cities: {
                                id: number;
                                name: string;
                            }[];
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
    listCourses: {
        parameters: {
            query?: {
                category?: string;
                cursor?: string;
                date?: "newest";
                duration?: "short" | "medium" | "long";
                instructor?: number;
                language?: "ar" | "en";
                level?: "beginner" | "intermediate" | "advanced";
                limit?: number;
                price?: "free" | "paid";
                q?: string;
                rating?: number;
                selling?: "best_selling";
                sort?: "relevance" | "newest" | "best_selling" | "top_rated" | "price_low" | "price_high";
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
                            category: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            compare_at_price: number | null;
                            cover: string | null;
                            currency: string;
                            duration_seconds: number;
                            id: number;
                            instructor: {
                                id: number;
                                name: string;
                            };
                            languages: ("ar" | "en")[];
                            lesson_count: number;
                            /** @enum {string} */
                            level: "beginner" | "intermediate" | "advanced";
                            /** @description Minor units (halalas), VAT included. */
                            price: number;
                            /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                            rating: number;
                            rating_count: number;
                            title: string;
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
    getCourse: {
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
                            category: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            compare_at_price: number | null;
                            cover: string | null;
                            currency: string;
                            /** @description Markdown. */
                            description: string;
                            duration_seconds: number;
                            exam: {
                                id: number;
                                pass_mark: number;
                                question_count: number;
                                time_limit_seconds: number | null;
                                title: string;
                            } | null;
                            id: number;
                            instructor: {
                                id: number;
                                name: string;
                            };
                            languages: ("ar" | "en")[];
                            lesson_count: number;
                            /** @enum {string} */
                            level: "beginner" | "intermediate" | "advanced";
                            outcomes: string[];
                            /** @description Minor units (halalas), VAT included. */
                            price: number;
                            /** Format: date-time */
                            published_at: string;
                            /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                            rating: number;
                            /** @description How many gave 1, 2, 3, 4 and 5 stars. */
                            rating_breakdown: number[];
                            rating_count: number;
                            related: {
                                category: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                                compare_at_price: number | null;
                                cover: string | null;
                                currency: string;
                                duration_seconds: number;
                                id: number;
                                instructor: {
                                    id: number;
                                    name: string;
                                };
                                languages: ("ar" | "en")[];
                                lesson_count: number;
                                /** @enum {string} */
                                level: "beginner" | "intermediate" | "advanced";
                                /** @description Minor units (halalas), VAT included. */
                                price: number;
                                /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                                rating: number;
                                rating_count: number;
                                title: string;
                            }[];
                            requirements: string[];
                            reviews: {
                                /** Format: date-time */
                                created_at: string;
                                id: number;
                                name: string;
                                stars: number;
                                text: string;
                            }[];
                            sections: {
                                id: number;
                                lessons: {
                                    duration_seconds: number;
                                    free_preview: boolean;
                                    id: number;
                                    /** @enum {string} */
                                    kind: "video" | "article" | "file" | "live";
                                    title: string;
                                }[];
                                title: string;
                            }[];
                            sold: number;
                            summary: string;
                            teacher: {
                                avatar: string | null;
                                course_count: number;
                                expertise: string[];
                                id: number;
                                name: string;
                                student_count: number;
                                title: string;
                            };
                            title: string;
                            trailer: string | null;
                            /** Format: date-time */
                            updated_at: string;
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
    getEnrolment: {
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
                            is_enrolled: boolean;
                            is_favorite: boolean;
                            next_lesson_id: number | null;
                            percent: number;
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
    enrol: {
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
                            is_enrolled: boolean;
                            is_favorite: boolean;
                            next_lesson_id: number | null;
                            percent: number;
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
    listReviews: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
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
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            name: string;
                            stars: number;
                            text: string;
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
    getExam: {
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
                            attempts: {
                                id: number;
                                number: number;
                                passed: boolean | null;
                                percent: number | null;
                                /** Format: date-time */
                                started_at: string;
                                /** @enum {string} */
                                state: "in_progress" | "submitted" | "graded";
                                submitted_at: string | null;
                            }[];
                            attempts_allowed: number | null;
                            attempts_left: number | null;
                            blocked_by: ("not_enrolled" | "exam_not_open" | "attempts_used_up" | "attempt_too_soon") | null;
                            can_start: boolean;
                            closes_at: string | null;
                            counted_passed: boolean | null;
                            counted_percent: number | null;
                            course: {
                                id: number;
                                title: string;
                            };
                            ends_by: {
                                /** Format: date-time */
                                at: string;
                                /** @enum {string} */
                                reason: "time_limit" | "closing";
                            } | null;
                            /** @enum {string} */
                            grade_method: "highest" | "latest" | "average" | "first";
                            id: number;
                            instructions: string;
                            max_score: number;
                            /** @enum {string} */
                            navigation: "free" | "forward";
                            negative_marking: boolean;
                            next_start_at: string | null;
                            open_attempt_id: number | null;
                            opens_at: string | null;
                            pass_mark: number;
                            question_count: number;
                            /** Format: date-time */
                            server_time: string;
                            time_limit_seconds: number | null;
                            title: string;
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
    startAttempt: {
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
                    holder: string;
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
                            deadline_at: string | null;
                            deadline_reason: ("time_limit" | "closing") | null;
                            exam_id: number;
                            holder: string;
                            id: number;
                            /** @enum {string} */
                            navigation: "free" | "forward";
                            number: number;
                            questions: {
                                answer: ({
                                    option: string;
                                } | {
                                    options: string[];
                                } | {
                                    truth: boolean;
                                } | {
                                    text: string;
                                }) | null;
                                /** @description Markdown. */
                                body: string;
                                id: number;
                                /** @enum {string} */
                                kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
                                options: {
                                    key: string;
                                    text: string;
                                }[];
                                points: number;
                                position: number;
                                /** @description 0 where nothing was saved yet. */
                                revision: number;
                            }[];
                            /** Format: date-time */
                            server_time: string;
                            /** Format: date-time */
                            started_at: string;
                            /** @enum {string} */
                            state: "in_progress" | "submitted" | "graded";
                            title: string;
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
    listFaqs: {
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
                            /** @description Markdown. */
                            answer: string;
                            id: number;
                            question: string;
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
    listFavorites: {
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
                            category: {
                                id: number;
                                name: string;
                                slug: string;
                            };
                            compare_at_price: number | null;
                            cover: string | null;
                            currency: string;
                            duration_seconds: number;
                            id: number;
                            instructor: {
                                id: number;
                                name: string;
                            };
                            languages: ("ar" | "en")[];
                            lesson_count: number;
                            /** @enum {string} */
                            level: "beginner" | "intermediate" | "advanced";
                            /** @description Minor units (halalas), VAT included. */
                            price: number;
                            /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                            rating: number;
                            rating_count: number;
                            title: string;
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
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    course_id: number;
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
    removeFavorite: {
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
    orderFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    course_ids: number[];
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
    getHome: {
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
                            best_selling: {
                                category: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                                compare_at_price: number | null;
                                cover: string | null;
                                currency: string;
                                duration_seconds: number;
                                id: number;
                                instructor: {
                                    id: number;
                                    name: string;
                                };
                                languages: ("ar" | "en")[];
                                lesson_count: number;
                                /** @enum {string} */
                                level: "beginner" | "intermediate" | "advanced";
                                /** @description Minor units (halalas), VAT included. */
                                price: number;
                                /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                                rating: number;
                                rating_count: number;
                                title: string;
                            }[];
                            categories: {
                                course_count: number;
                                id: number;
                                name: string;
                                slug: string;
                            }[];
                            faqs: {
                                answer: string;
                                id: number;
                                question: string;
                            }[];
                            newest: {
                                category: {
                                    id: number;
                                    name: string;
                                    slug: string;
                                };
                                compare_at_price: number | null;
                                cover: string | null;
                                currency: string;
                                duration_seconds: number;
                                id: number;
                                instructor: {
                                    id: number;
                                    name: string;
                                };
                                languages: ("ar" | "en")[];
                                lesson_count: number;
                                /** @enum {string} */
                                level: "beginner" | "intermediate" | "advanced";
                                /** @description Minor units (halalas), VAT included. */
                                price: number;
                                /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                                rating: number;
                                rating_count: number;
                                title: string;
                            }[];
                            numbers: {
                                courses: number;
                                enrolments: number;
                                learners: number;
                                teachers: number;
                            };
                            teachers: {
                                avatar: string | null;
                                course_count: number;
                                expertise: string[];
                                id: number;
                                name: string;
                                student_count: number;
                                title: string;
                            }[];
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
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the link. */
                    invitation: string;
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
                            company: {
                                id: number;
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
    lookAtInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the link. */
                    invitation: string;
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
                            company: {
                                id: number;
                                name: string;
                            };
                            /** @description Masked. */
                            email: string;
                            /** Format: date-time */
                            expires_at: string;
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
    listJobNames: {
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
                            jobNames: {
                                id: number;
                                name: string;
                            }[];
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
    getLesson: {
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
                            /** @description Markdown. */
                            body: string;
                            captions: {
                                /** @enum {string} */
                                language: "ar" | "en";
                                src: string;
                            }[];
                            course: {
                                exam: {
                                    id: number;
                                    passed: boolean | null;
                                    title: string;
                                } | null;
                                id: number;
                                percent: number;
                                sections: {
                                    id: number;
                                    lessons: {
                                        duration_seconds: number;
                                        free_preview: boolean;
                                        id: number;
                                        is_completed: boolean;
                                        is_open: boolean;
                                        /** @enum {string} */
                                        kind: "video" | "article" | "file" | "live";
                                        title: string;
                                    }[];
                                    title: string;
                                }[];
                                title: string;
                            };
                            duration_seconds: number;
                            free_preview: boolean;
                            id: number;
                            is_completed: boolean;
                            is_enrolled: boolean;
                            /** @enum {string} */
                            kind: "video" | "article" | "file" | "live";
                            media: string | null;
                            next_id: number | null;
                            position_seconds: number;
                            previous_id: number | null;
                            title: string;
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
    recordProgress: {
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
                    is_completed?: boolean;
                    position_seconds?: number;
                    /** @description Seen since the last report; added up. */
                    seconds_seen?: number;
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
                            course_percent: number;
                            is_completed: boolean;
                            position_seconds: number;
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
    listMyCourses: {
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
                            my_courses: {
                                certificate_code: string | null;
                                completed_lessons: number;
                                course: {
                                    category: {
                                        id: number;
                                        name: string;
                                        slug: string;
                                    };
                                    compare_at_price: number | null;
                                    cover: string | null;
                                    currency: string;
                                    duration_seconds: number;
                                    id: number;
                                    instructor: {
                                        id: number;
                                        name: string;
                                    };
                                    languages: ("ar" | "en")[];
                                    lesson_count: number;
                                    /** @enum {string} */
                                    level: "beginner" | "intermediate" | "advanced";
                                    /** @description Minor units (halalas), VAT included. */
                                    price: number;
                                    /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                                    rating: number;
                                    rating_count: number;
                                    title: string;
                                };
                                due_on: string | null;
                                /** Format: date-time */
                                enrolled_at: string;
                                exam: {
                                    id: number;
                                    open_attempt: boolean;
                                    passed: boolean | null;
                                    percent: number | null;
                                } | null;
                                last_lesson: {
                                    id: number;
                                    title: string;
                                } | null;
                                last_seen_at: string | null;
                                percent: number;
                                /** @enum {string} */
                                state: "active" | "completed";
                            }[];
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
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
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
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            is_read: boolean;
                            kind: string;
                            link: string | null;
                            seq: number;
                            title: string;
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
    readNotification: {
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
                            unread_notifications_count: number;
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
    getNotificationCount: {
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
                            last_seq: number;
                            unread_notifications_count: number;
                        };
                        item_count: number;
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
    listMissedNotifications: {
        parameters: {
            query: {
                after: number;
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
                            has_more: boolean;
                            items: {
                                /** Format: date-time */
                                created_at: string;
                                id: number;
                                is_read: boolean;
                                kind: string;
                                link: string | null;
                                seq: number;
                                title: string;
                            }[];
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
    getNotificationPreferences: {
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
                            is_seen_in_lessons: boolean;
                            kinds: {
                                /** @enum {string} */
                                kind: "exam_submitted" | "exam_graded" | "certificate_issued" | "enrolled" | "assignment_made" | "order_paid" | "discussion_reply";
                                mail: boolean;
                                push: boolean;
                                site: boolean;
                            }[];
                            /** @enum {string} */
                            mail_rhythm: "each" | "daily" | "weekly";
                            quiet_from: number;
                            quiet_until: number;
                            time_zone: string;
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
    setNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_seen_in_lessons: boolean;
                    kinds: {
                        /** @enum {string} */
                        kind: "exam_submitted" | "exam_graded" | "certificate_issued" | "enrolled" | "assignment_made" | "order_paid" | "discussion_reply";
                        mail: boolean;
                        push: boolean;
                        site: boolean;
                    }[];
                    /** @enum {string} */
                    mail_rhythm: "each" | "daily" | "weekly";
                    quiet_from: number;
                    quiet_until: number;
                    time_zone: string;
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
                            is_seen_in_lessons: boolean;
                            kinds: {
                                /** @enum {string} */
                                kind: "exam_submitted" | "exam_graded" | "certificate_issued" | "enrolled" | "assignment_made" | "order_paid" | "discussion_reply";
                                mail: boolean;
                                push: boolean;
                                site: boolean;
                            }[];
                            /** @enum {string} */
                            mail_rhythm: "each" | "daily" | "weekly";
                            quiet_from: number;
                            quiet_until: number;
                            time_zone: string;
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
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    up_to: number;
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
                            unread_notifications_count: number;
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
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
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
                            /** @description Markdown. */
                            body: string;
                            description: string;
                            slug: string;
                            title: string;
                            /** Format: date-time */
                            updated_at: string;
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
    getPushRegistration: {
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
                            firebase: {
                                apiKey: string;
                                appId: string;
                                authDomain?: string;
                                measurementId?: string;
                                messagingSenderId: string;
                                projectId: string;
                                storageBucket?: string;
                            } | null;
                            is_registered: boolean;
                            vapid_key: string | null;
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
    setPushRegistration: {
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
                    app: "learner" | "company";
                    /** @enum {string} */
                    kind: "fid" | "token";
                    /** @enum {string} */
                    language: "ar" | "en";
                    token: string;
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
                            firebase: {
                                apiKey: string;
                                appId: string;
                                authDomain?: string;
                                measurementId?: string;
                                messagingSenderId: string;
                                projectId: string;
                                storageBucket?: string;
                            } | null;
                            is_registered: boolean;
                            vapid_key: string | null;
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
    deletePushRegistration: {
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
                            firebase: {
                                apiKey: string;
                                appId: string;
                                authDomain?: string;
                                measurementId?: string;
                                messagingSenderId: string;
                                projectId: string;
                                storageBucket?: string;
                            } | null;
                            is_registered: boolean;
                            vapid_key: string | null;
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
    listSettings: {
        parameters: {
            query: {
                key: "contact";
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
                            key: string;
                            value: {
                                address: string;
                                company_name: string;
                                email: string;
                                hours: string;
                                phone: string;
                                social: {
                                    name: string;
                                    url: string;
                                }[];
                                whatsapp: string;
                            };
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
    listTeachers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
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
                            avatar: string | null;
                            course_count: number;
                            expertise: string[];
                            id: number;
                            name: string;
                            student_count: number;
                            title: string;
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
    getTeacher: {
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
                            teacher: {
                                avatar: string | null;
                                bio: string;
                                course_count: number;
                                expertise: string[];
                                id: number;
                                name: string;
                                rating: number;
                                rating_count: number;
                                student_count: number;
                                title: string;
                                user: {
                                    avatar: string | null;
                                    courses: {
                                        category: {
                                            id: number;
                                            name: string;
                                            slug: string;
                                        };
                                        compare_at_price: number | null;
                                        cover: string | null;
                                        currency: string;
                                        duration_seconds: number;
                                        id: number;
                                        instructor: {
                                            id: number;
                                            name: string;
                                        };
                                        languages: ("ar" | "en")[];
                                        lesson_count: number;
                                        /** @enum {string} */
                                        level: "beginner" | "intermediate" | "advanced";
                                        /** @description Minor units (halalas), VAT included. */
                                        price: number;
                                        /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
                                        rating: number;
                                        rating_count: number;
                                        title: string;
                                    }[];
                                    id: number;
                                    name: string;
                                };
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
}
